/**
 * Fair dice, worked out again in the browser: docs/guides/fair-dice.md says how every roll follows from the secret, the
 * salts and its index. The server tells which faces the rules ask for; right and wrong are decided here.
 */

import type { ProofInfo as Proof, Rolls as RecordRolls, RollInfo } from "../wire";
import { call } from "./api";

/** A roll with the face that secret and salts give; null where they do not explain it. */
export interface Roll extends RollInfo {
  number: number;
  expected: number | null;
  wrong: boolean;
}

export type { Proof, RecordRolls };

const SALTED = 2;
const SPAN = 1n << 64n;
/** At least this many wrong rolls, and half of all: then not a single roll was changed but the secret or the salts. */
const SUSPICIOUS = 3;

/** Browsers only calculate hashes on pages that came over a safe line (https, or this very machine). */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const bytes = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** The face of every index asked for. */
export class Dice {
  #key: Promise<CryptoKey>;
  #salts: string;

  constructor(proof: Pick<Proof, "scheme" | "salts"> & { secret: string }) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    this.#key = crypto.subtle.importKey("raw", bytes(proof.secret), algorithm, false, ["sign"]);
    this.#salts = proof.scheme === SALTED ? proof.salts.map((salt) => `\n${salt}`).join("") : "";
  }

  async roll(index: number, low: number, faces: number): Promise<number> {
    const count = BigInt(faces);
    const limit = SPAN - (SPAN % count);
    for (let attempt = 0; ; attempt += 1) {
      const message = new TextEncoder().encode(`roll:${index}:${attempt}${this.#salts}`);
      const digest = await crypto.subtle.sign("HMAC", await this.#key, message);
      const word = new DataView(digest).getBigUint64(0);
      if (word < limit) return low + Number(word % count);
    }
  }
}

/** Where the count of rolls jumps: this many dice were discarded before a roll of the record. */
export function skipped(rewinds: readonly (readonly [number, number])[]): [number, number][] {
  let skips: [number, number][] = [];
  for (const [roll, count] of rewinds) {
    const beyond = skips.filter(([at]) => at >= roll).reduce((sum, [, dice]) => sum + dice, 0);
    skips = [...skips.filter(([at]) => at < roll), [roll, count + beyond]];
  }
  return skips;
}

/** Every roll of a record beside what it should be. */
export async function check(told: RecordRolls): Promise<Roll[]> {
  const { proof } = told;
  const dice =
    proof?.secret && canCheck()
      ? new Dice({ scheme: proof.scheme, salts: proof.salts, secret: proof.secret })
      : null;
  const skips = skipped(proof?.rewinds ?? []);
  return Promise.all(
    told.rolls.map(async (thrown, at) => {
      const index = at + skips.filter(([roll]) => roll <= at).reduce((sum, [, count]) => sum + count, 0);
      const explained = dice !== null && at >= (proof?.first ?? 0);
      const expected = explained ? await dice.roll(index, thrown.low, thrown.faces) : null;
      return { ...thrown, number: at + 1, expected, wrong: expected !== null && expected !== thrown.face };
    }),
  );
}

/** What is wrong with the dice, most serious first: keys of the catalogue with their figures. */
export async function faults(told: RecordRolls, rolls: Roll[], noted: string) {
  const found: { key: string; args: Record<string, number> }[] = [];
  const { proof } = told;
  const wish = noted.trim().toLowerCase();
  if (wish !== "" && !proof) found.push({ key: "refusal-dice-none", args: {} });
  if (wish !== "" && proof && wish !== proof.commitment)
    found.push({ key: "refusal-dice-other-commitment", args: {} });
  if (proof?.secret && canCheck() && (await commitmentOf(proof.secret)) !== proof.commitment)
    found.push({ key: "refusal-dice-commitment", args: {} });
  const wrong = rolls.filter((roll) => roll.wrong);
  const first = wrong[0];
  if (first) {
    const many = wrong.length >= SUSPICIOUS && 2 * wrong.length >= rolls.length;
    found.push({
      key: many ? "refusal-dice-rolls" : "refusal-dice-roll",
      args: {
        roll: first.number,
        answer: first.answer,
        face: first.face,
        expected: first.expected ?? 0,
        wrong: wrong.length,
        rolls: rolls.length,
      },
    });
  }
  return found;
}

/** Have the server read a record and check it against the rules; throws ApiFailure. */
export const rollsOf = (record: string) =>
  call<RecordRolls>("/records/rolls", [], { method: "POST", body: record });

/** The record of a match as text; throws ApiFailure. */
export const recordOf = async (match: string) =>
  JSON.stringify(await call<unknown>(`/matches/${encodeURIComponent(match)}/record`));

/** A salt that nobody would guess, for people who do not want to think of one. */
export function randomSalt(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return hex(random.buffer);
}
