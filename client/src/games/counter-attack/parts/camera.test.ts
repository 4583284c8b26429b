import { describe, expect, it } from "vitest";
import { actors, inReach, sightOf } from "./camera";
import { offerOf } from "./notation";

const at = new Map([
  ["H9", "0,0"],
  ["H10", "2,2"],
  ["H4", "-12,0"],
  ["H1", "-18,0"],
  ["A5", "1,1"],
]);
const pieces = new Map(
  [...at.keys()].map((text) => [text, { seat: text[0] === "H" ? 0 : 1, keeper: text === "H1" }]),
);

function seen(choices: string[], more: Record<string, unknown> = {}): Parameters<typeof sightOf>[0] {
  const offer = offerOf(choices);
  const targets = new Map([...offer.hexes.values()].flatMap((hexes) => [...hexes]));
  return {
    man: null,
    mode: null,
    offer,
    targets,
    listed: [],
    able: new Set([...offer.runs.keys(), ...offer.men.keys()]),
    standing: new Map([...at].map(([man, hex]) => [hex, man])),
    question: { code: "ca.move-a", args: {} },
    asked: { code: "ca.move-a", args: {} },
    pieces,
    seat: 0,
    stage: { at, ball: "0,0", moving: [] },
    match: { marks: [], isReplay: false },
    view: { attack: 0, teams: [{ direction: 1 }, { direction: -1 }] },
    ...more,
  } as unknown as Parameters<typeof sightOf>[0];
}

describe("what the camera shows", () => {
  const runs = ["run H4 -11,1", "run H9 0,2", "run H10 3,3", "end"];

  it("is the ball, the space before it and whoever is near, and as far as there is room the others", () => {
    expect(sightOf(seen([...runs, "run H1 -17,1"]))).toEqual({
      must: ["0,0", "5,-1", "0,0", "2,2"],
      more: ["8,0", "-12,0", "-18,0"],
    });
  });

  it("is not the whole pitch because a full-back may take two last steps", () => {
    const asked = { code: "ca.move-c", args: {} };
    expect(sightOf(seen(runs, { asked, question: asked }))).toMatchObject({
      must: ["0,0", "5,-1", "0,0", "2,2"],
      more: ["8,0", "-12,0"],
    });
  });

  it("is whoever walks back into position, however far the ball is", () => {
    const asked = { code: "ca.free-moves", args: {} };
    expect(sightOf(seen(["run H4 -11,1", "end"], { asked, question: asked }))).toEqual({
      must: ["-12,0"],
      more: ["0,0", "8,0"],
    });
  });

  it("is what moves while nobody here is asked, and comes no closer", () => {
    const stage = { at, ball: "0,0", moving: ["1,1", "3,3"] };
    const watched = { must: ["0,0", "1,1", "3,3"], more: [], loose: true };
    expect(sightOf(seen([], { asked: undefined, stage }))).toEqual(watched);
    for (const nobody of [{ seat: null }, { match: { marks: [], isReplay: true } }])
      expect(sightOf(seen([], { asked: undefined, stage, ...nobody })).loose).toBeUndefined();
  });

  it("is the shooter, the goal and whoever is near before a snapshot", () => {
    const theirs = { attack: 1, teams: [{ direction: 1 }, { direction: -1 }] };
    const stage = { at, ball: "-14,4", moving: [] };
    const asked = { code: "ca.snap-move", args: {} };
    expect(sightOf(seen([...runs, "run H1 -17,1"], { view: theirs, stage, asked, question: asked }))).toEqual(
      {
        must: ["-14,4", "-18,6", "-18,-6", "-12,0", "-18,0"],
        more: ["0,0", "2,2"],
      },
    );
  });

  it("looks ahead where the others attack, too, as far as the pitch goes", () => {
    const theirs = { attack: 1, teams: [{ direction: 1 }, { direction: -1 }] };
    const stage = { at, ball: "-16,4", moving: [] };
    expect(sightOf(seen(runs, { view: theirs, stage })).more[0]).toBe("-18,4");
  });

  it("is a man in hand with every hex he may go to", () => {
    const stage = { at, ball: "5,5", moving: [] };
    const table = seen(runs, { man: "H4", targets: new Map([["-11,1", {}]]), stage });
    expect(sightOf(table)).toEqual({ must: ["-12,0", "-11,1"], more: ["5,5"] });
  });

  it("is the ball and where it comes down, too, unless they are far from the man in hand", () => {
    const targets = new Map([["-11,1", {}]]);
    expect(sightOf(seen(runs, { man: "H4", targets })).must).toEqual(["-12,0", "-11,1", "0,0"]);
    const view = { attack: 0, teams: [], ask: "ca.air-move", play: { target: [-9, 3] } };
    const stage = { at, ball: "5,5", moving: [] };
    expect(sightOf(seen(runs, { man: "H4", targets, stage, view })).must).toEqual(["-12,0", "-11,1", "-9,3"]);
  });

  it("is the ball where a keeper is asked for a step", () => {
    const listed = [{ hex: "-17,1" }, { hex: "-17,-1" }];
    const question = { code: "ca.keeper-step", args: { piece: 0 } };
    const near = { at, ball: "-9,3", moving: [] };
    const table = seen(["place -17,1", "place -17,-1"], { listed, question, asked: question, stage: near });
    expect(sightOf(table).must).toContain("-9,3");
  });

  it("is every choice that has a letter", () => {
    const listed = [{ hex: "3,1" }, { hex: "1,3" }];
    expect(sightOf(seen(["place 3,1", "place 1,3"], { listed })).must).toEqual(["0,0", "3,1", "1,3"]);
  });

  it("is the whole goal as well when it can be shot at", () => {
    const goal = ["18,-2", "18,0", "18,2"];
    const shots = goal.map((hex) => `shot ${hex}`);
    expect(sightOf(seen(["run H9 0,2", ...shots])).must).toEqual(["0,0", ...goal, "5,-1", "0,0"]);
    expect(new Set(sightOf(seen(["run H9 0,2", ...shots], { mode: "shot" })).must)).toEqual(
      new Set(["0,0", ...goal]),
    );
  });

  it("is the goal where a snapshot is on offer, on the side that is attacked", () => {
    expect(sightOf(seen(["snapshot", "no"])).must).toEqual(["0,0", "18,0"]);
    expect(sightOf(seen(["snapshot", "no"], { seat: 1 })).must).toEqual(["0,0", "-18,0"]);
    expect(sightOf(seen(["move"])).must).toEqual(["0,0"]);
  });

  it("is the way forward for whoever plays the ball, wherever his team-mates stand", () => {
    const asked = { code: "ca.action", args: {} };
    const { must, more } = sightOf(seen(["move", "standard -12,0"], { asked }));
    expect([must, more]).toEqual([
      ["0,0", "8,0"],
      ["8,0", "-12,0"],
    ]);
  });

  it("is where the ball can go if nobody stands there", () => {
    expect(sightOf(seen(["high 12,0", "high 16,4"])).must).toEqual(["0,0", "12,0", "16,4"]);
  });

  it("is everybody who can be placed, but at a penalty the spot", () => {
    const lifts = ["lift H9", "lift H4", "end"];
    expect(sightOf(seen(lifts, { asked: { code: "ca.place", args: {} } })).must).toEqual([
      "0,0",
      "0,0",
      "-12,0",
    ]);
    expect(sightOf(seen(lifts, { question: { code: "ca.penalty-place", args: {} } })).must).toEqual(["0,0"]);
  });
});

describe("men who may act", () => {
  it("are those to move and team-mates to pass to, no opponents", () => {
    expect(actors(seen(["standard 2,2", "standard 1,1", "standard 5,5"]))).toEqual(["H10"]);
    expect(actors(seen(["run H4 -11,1", "end"]))).toEqual(["H4"]);
  });

  it("are walked through from the ball outwards", () => {
    expect(inReach(seen(["run H4 -11,1", "run H10 3,3", "run H9 0,2"]))).toEqual(["H9", "H10", "H4"]);
  });
});
