import { mount } from "svelte";
import App from "./App.svelte";
import { afterPaint, IDLE_FRAMES } from "./lib/frames";
import { startWords } from "./lib/i18n.svelte";
import { pages } from "./lib/pages";
import { preloadLesson, preloadMatch } from "./lib/preload.svelte";
import { root } from "./lib/root";
import { pageOf, route } from "./lib/router.svelte";
import "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/topbar.css";
import "./styles/components.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
const page = pageOf(route.path);
const code = page.name in pages ? pages[page.name as keyof typeof pages]() : null;
const words = startWords(); // it also knows the language, in which a match is asked for
const links = root
  ? import("./local/rewriting").then((to) => to.rewriteLinks(document.body, to.under(root)))
  : null;
const first =
  page.name === "match"
    ? preloadMatch(page.id)
    : page.name === "lesson"
      ? preloadLesson(page.game, page.number)
      : null;
await Promise.all([words, first, links, Promise.resolve(code).catch(() => undefined)]);
target.replaceChildren();
mount(App, { target });
afterPaint(() => {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = icon.dataset.then ?? "";
}, IDLE_FRAMES);
