import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const played: string[] = [];
const made = vi.fn();
vi.mock("../src/sound/desk", () => ({
  Desk: class {
    constructor(_context: unknown, volume: number) {
      made(volume);
    }
    play = (sound: string) => played.push(sound);
    volume = (to: number) => played.push(`volume ${to}`);
    murmur = (level: number) => played.push(`crowd ${level}`);
    hush = () => played.push("hush");
    leave = () => played.push("leave");
  },
}));

async function load() {
  vi.resetModules();
  const { settings, prefer } = await import("../src/lib/settings.svelte");
  const { setSpeed } = await import("../src/lib/speed.svelte");
  return { ...(await import("../src/lib/sound")), settings, prefer, setSpeed };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
  made.mockClear();
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("is off, and nothing is loaded, until somebody switches it on", async () => {
    const { play, crowd, prefer } = await load();
    play("net");
    crowd(0.5);
    await settled();
    expect(made).not.toHaveBeenCalled();
    prefer("sound", true);
    play("net");
    await settled();
    expect([played, made.mock.calls]).toEqual([["net"], [[0.6]]]);
  });

  it("leaves out long sounds where things are shown fast, and all but whistles where they are not shown", async () => {
    const { play, crowd, prefer, setSpeed } = await load();
    prefer("sound", true);
    setSpeed("fast");
    for (const sound of ["die", "knock", "roar", "slap", "net", "ooh", "whistle"] as const) play(sound);
    await settled();
    expect(played).toEqual(["knock", "net", "whistle"]);
    setSpeed("off");
    play("net");
    play("full-time");
    crowd(1);
    await settled();
    expect(played.slice(3)).toEqual(["full-time", "leave"]);
  });

  it("lets a die be heard as it rolls, and calls nobody who looks", async () => {
    const { play, call, prefer, setSpeed } = await load();
    prefer("sound", true);
    setSpeed("normal");
    const focus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
    for (const sound of ["die", "knock"] as const) play(sound);
    call();
    await settled();
    expect(played).toEqual(["die"]);
    focus.mockReturnValue(false);
    call();
    await settled();
    expect(played).toEqual(["die", "turn"]);
    focus.mockRestore();
  });

  it("is as loud as somebody wants it", async () => {
    const { play, prefer, setVolume } = await load();
    prefer("sound", true);
    prefer("volume", "loud");
    play("kick");
    await settled();
    setVolume("quiet");
    await settled();
    expect([made.mock.calls, played]).toEqual([[[1]], ["kick", "volume 0.35"]]);
  });

  it("is played somewhere, whichever it is", async () => {
    const { DRAWN } = await import("../src/sound/sounds");
    const sources = import.meta.glob("../src/**/*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const code = Object.entries(sources)
      .filter(([file]) => !/\.test\.ts$|src\/sound\/|lib\/sound\.ts$/.test(file))
      .map(([, text]) => text)
      .join("\n");
    const lib = String(sources["../src/lib/sound.ts"]);
    const isPlayed = (name: string) =>
      new RegExp(`(play\\(|\\? |: |, )"${name}"`).test(code) || lib.includes(`play("${name}")`);
    expect(Object.keys(DRAWN).filter((name) => !isPlayed(name))).toEqual([]);
  });

  it("has a level and a drawing for each of its names", async () => {
    const { DRAWN } = await import("../src/sound/sounds");
    const node = (): unknown =>
      new Proxy(() => undefined, {
        get: (_, key) =>
          key === "getChannelData" ? () => new Float32Array(8) : key === "sampleRate" ? 8 : node(),
        apply: () => node(),
        set: () => true,
      });
    for (const draw of Object.values(DRAWN))
      expect(() => draw(node() as never, node() as never, 0)).not.toThrow();
    expect(Object.keys(DRAWN)).toHaveLength(15);
  });
});
