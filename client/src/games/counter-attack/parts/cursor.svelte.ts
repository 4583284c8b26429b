/** A cursor that keys move over the hexes, and what a screen reader says of the hex under it. */
import { hexName, hexOf, isOnPitch } from "../../../board/hexes";
import { t } from "../../../lib/i18n.svelte";
import type { Table } from "../table.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 2],
  ArrowDown: [0, -2],
  ArrowRight: [1, 1],
  ArrowLeft: [-1, 1],
};

/** On an upright pitch the columns run upwards. */
function quarter([c, h]: readonly [number, number]): readonly [number, number] {
  if (c === 0) return [h > 0 ? 1 : -1, 1];
  return [0, c > 0 ? -2 : 2];
}

export class Cursor {
  spoken = $state("");
  #table: Table;
  #upright: () => boolean;

  constructor(table: Table, upright: () => boolean) {
    this.#table = table;
    this.#upright = upright;
  }

  /** Arrows walk, Tab goes to the next man who can act. */
  key = (press: KeyboardEvent): void => {
    const next = press.key === "Tab" ? this.#nextMan(press.shiftKey) : this.#neighbour(press);
    if (next === undefined) return;
    press.preventDefault();
    if (next !== null) this.#move(next);
  };

  #nextMan(back: boolean): string | undefined {
    const { able, cursor, stage } = this.#table;
    const men = [...able].filter((man) => stage.at.has(man));
    const now = men.findIndex((man) => stage.at.get(man) === cursor);
    const next = men[back ? now - 1 : now + 1];
    return next === undefined ? undefined : (stage.at.get(next) ?? "0,0");
  }

  /** Null where the pitch ends; undefined for a key that is no arrow. */
  #neighbour(press: KeyboardEvent): string | null | undefined {
    const step = ARROWS[press.key];
    if (!step) return undefined;
    const { cursor, stage } = this.#table;
    const from = hexOf(cursor ?? stage.ball ?? "0,0") ?? { c: 0, h: 0 };
    if (!cursor) return hexName(from);
    const way = this.#table.isTurned ? -1 : 1;
    const [dc, dh] = (this.#upright() ? quarter(step) : step).map((by) => by * way) as [number, number];
    const down = dc !== 0 && press.shiftKey ? -1 : 1;
    const heights = dc !== 0 ? [dh * down, -dh * down] : [dh];
    const to = heights.map((height) => ({ c: from.c + dc, h: from.h + height })).find(isOnPitch);
    return to ? hexName(to) : null;
  }

  #move(hex: string): void {
    const table = this.#table;
    table.cursor = hex;
    const man = table.standing.get(hex);
    const near = table.danger.get(hex);
    this.spoken = [
      hex,
      man ? `${man} ${table.label(man)}` : t("ca-cursor-empty"),
      table.stage.ball === hex ? t("ca-cursor-ball") : "",
      table.targets.has(hex) ? t("ca-cursor-target") : "",
      near ? t("ca-cursor-near", { men: near.join(", ") }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  }
}
