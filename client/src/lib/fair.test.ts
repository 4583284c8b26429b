// @vitest-environment node
import { describe, expect, it } from "vitest";
import { check, commitmentOf, Dice, faults, type RecordRolls, skipped } from "./fair";

const SECRET = "5b".repeat(32);
const roll = (scheme: number, salts: string[], count = 20) => {
  const dice = new Dice({ secret: SECRET, scheme, salts });
  return Promise.all(Array.from({ length: count }, (_, index) => dice.roll(index, 1, 6)));
};

async function told(): Promise<RecordRolls> {
  const faces = await roll(2, ["feyenoord", ""], 12);
  return {
    game: "champions",
    match: null,
    names: ["Noor", "Sam"],
    proof: {
      scheme: 2,
      commitment: await commitmentOf(SECRET),
      secret: SECRET,
      salts: ["feyenoord", ""],
      first: 0,
      rewinds: [],
    },
    rolls: faces.map((face, at) => ({ answer: 2 * at + 1, low: 1, faces: 6, face })),
    broken: null,
    luck: [],
  };
}

const keys = async (record: RecordRolls, noted = "") =>
  (await faults(record, await check(record), noted)).map((fault) => fault.key);

describe("dice in the browser", () => {
  it("gives the faces that the server rolls, by both schemes", async () => {
    expect(await roll(1, ["ignored"])).toEqual([2, 1, 1, 2, 3, 6, 2, 4, 5, 4, 6, 2, 6, 4, 5, 6, 3, 4, 5, 3]);
    expect(await roll(2, ["feyenoord", ""])).toEqual([
      5, 6, 5, 2, 1, 4, 5, 3, 5, 3, 6, 5, 1, 3, 5, 1, 1, 3, 3, 4,
    ]);
  });

  it("counts dice that were thrown away", () => {
    expect(
      skipped([
        [5, 3],
        [4, 3],
      ]),
    ).toEqual([[4, 6]]);
    expect(
      skipped([
        [2, 1],
        [4, 2],
      ]),
    ).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it("accepts a true record", async () => {
    const record = await told();
    expect(await keys(record, record.proof?.commitment)).toEqual([]);
  });

  it("names a changed roll", async () => {
    const record = await told();
    const changed = record.rolls[4];
    if (!changed || !record.proof) throw new Error("no roll");
    const right = changed.face;
    changed.face = (right % 6) + 1;
    const rolls = await check(record);
    expect(rolls.filter((one) => one.wrong).map((one) => one.number)).toEqual([5]);
    const [fault] = await faults(record, rolls, "");
    expect(fault?.key).toBe("refusal-dice-roll");
    expect(fault?.args).toMatchObject({ roll: 5, answer: 9, expected: right, wrong: 1, rolls: 12 });
  });

  it("finds a changed salt, a changed secret and another commitment", async () => {
    const record = await told();
    if (!record.proof) throw new Error("no proof");
    const { proof } = record;
    expect(await keys({ ...record, proof: { ...proof, salts: ["ajax", ""] } })).toEqual([
      "refusal-dice-rolls",
    ]);
    expect(await keys({ ...record, proof: { ...proof, secret: "5c".repeat(32) } })).toEqual([
      "refusal-dice-commitment",
      "refusal-dice-rolls",
    ]);
    expect(await keys(record, "00".repeat(32))).toEqual(["refusal-dice-other-commitment"]);
    expect(await keys({ ...record, proof: null }, "00".repeat(32))).toEqual(["refusal-dice-none"]);
  });

  it("explains nothing without a secret, and not what came along", async () => {
    const record = await told();
    if (!record.proof) throw new Error("no proof");
    const running = await check({ ...record, proof: { ...record.proof, secret: null } });
    expect(running.every((one) => one.expected === null && !one.wrong)).toBe(true);
    const brought = await check({ ...record, proof: { ...record.proof, first: 3 } });
    expect(brought.filter((one) => one.expected === null)).toHaveLength(3);
  });
});
