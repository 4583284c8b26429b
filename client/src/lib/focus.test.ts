import { expect, it } from "vitest";
import { keepingFocus } from "./focus";

/** Browsers take the focus from a button that is disabled; jsdom does not. */
const pressed = (during: (button: HTMLButtonElement) => void): Promise<string> => {
  document.body.innerHTML = "<button>one</button><button>other</button>";
  const [button] = document.querySelectorAll("button");
  button?.focus();
  const done = keepingFocus(async () => {
    await Promise.resolve();
    button?.blur();
    if (button) during(button);
  });
  return done.then(() => document.activeElement?.textContent ?? "");
};

it("goes back to the button, unless it is gone or somebody has gone on", async () => {
  expect(await pressed(() => undefined)).toBe("one");
  expect(await pressed((button) => (button.nextElementSibling as HTMLElement).focus())).toBe("other");
  expect(await pressed((button) => button.remove())).toBe("other"); // the text of the page: nobody has it
  expect(document.activeElement).toBe(document.body);
});
