/** A question to be answered before something that cannot be undone. */
import { mount, unmount } from "svelte";

export interface Asked {
  title: string;
  text: string;
  /** The two answers, as their buttons say them. */
  yes: string;
  no: string;
}

/** Whether the answer is yes. Whoever asked has the focus again afterwards. */
export async function ask(asked: Asked): Promise<boolean> {
  const before = document.activeElement;
  const { default: Question } = await import("./Question.svelte");
  const said = await new Promise<boolean>((onanswer) => {
    const box = mount(Question, {
      target: document.body,
      props: {
        ...asked,
        onanswer: (yes: boolean) => {
          onanswer(yes);
          void unmount(box);
        },
      },
    });
  });
  if (before instanceof HTMLElement) before.focus();
  return said;
}
