import { mount } from "svelte";
import App from "./App.svelte";
import { startWords } from "./lib/i18n.svelte";
import { pages } from "./lib/pages";
import { pageOf } from "./lib/router.svelte";
import "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/topbar.css";
import "./styles/components.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
const { name } = pageOf(location.pathname);
if (name in pages) void pages[name as keyof typeof pages]();
await startWords();
mount(App, { target });
