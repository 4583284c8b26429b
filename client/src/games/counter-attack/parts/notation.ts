/**
 * Answers as the referee writes them (`run H9 12,-4`, `standard 3,-3`, `jump H 4,9`), sorted for the hand that gives
 * them.
 */

export interface Choice {
  text: string;
  verb: string;
  /** `H9` */
  piece?: string;
  /** `12,-4` */
  hex?: string;
  /** A card, a squad number. */
  number?: number;
  word?: string;
}

const HEX = new Set([
  "standard", "short", "first", "high", "long", "throw", "kick", "shot", "dribble", "step", "head", "goal", "aim",
  "corner", "retreat", "put", "place",
]); // biome-ignore format: a table
const PIECE = new Set(["taker", "keeper", "order", "lift", "remove"]);
const NUMBER = new Set(["pick", "wear"]);
const WORD = new Set(["lineup", "own", "formation"]);

export function parseChoice(text: string): Choice {
  const [verb = "", first = "", second = ""] = text.split(" ");
  if (HEX.has(verb)) return { text, verb, hex: first };
  if (verb === "run") return { text, verb, piece: first, hex: second };
  if (PIECE.has(verb)) return { text, verb, piece: first };
  if (NUMBER.has(verb)) return { text, verb, number: Number(first) };
  if (WORD.has(verb)) return { text, verb, word: first };
  if (verb === "sub") return { text, verb, piece: first, number: Number(second) };
  if (verb === "point") return { text, verb, number: Number(first), word: second };
  return { text, verb };
}

/** What an open question offers, by the way it is answered. */
export interface Offer {
  /** Answers that are one word: buttons. */
  plain: Choice[];
  /** By verb: hexes to tap, each with its answer. `run` is not among them. */
  hexes: Map<string, Map<string, Choice>>;
  /** By man: hexes he may go to. */
  runs: Map<string, Map<string, Choice>>;
  /** Men to tap. */
  men: Map<string, Choice>;
  /** By man: the substitutes who may come on for him. */
  subs: Map<string, Choice[]>;
  /** Everything else, as it came. */
  others: Choice[];
  /** Sets of men who may jump for a header. */
  jumps: JumpOffer | null;
}

export interface JumpOffer {
  side: string;
  /** Every man who may jump. */
  men: string[];
  /** Every set that may be named. */
  texts: ReadonlySet<string>;
}

const put = <V>(map: Map<string, Map<string, V>>, key: string, inner: string, value: V) => {
  const found = map.get(key) ?? new Map<string, V>();
  found.set(inner, value);
  map.set(key, found);
};

export function offerOf(choices: readonly string[] | null): Offer {
  const offer: Offer = {
    plain: [],
    hexes: new Map(),
    runs: new Map(),
    men: new Map(),
    subs: new Map(),
    others: [],
    jumps: null,
  };
  const jumps: string[] = [];
  for (const text of choices ?? []) {
    const choice = parseChoice(text);
    if (choice.verb === "jump") jumps.push(text);
    else if (choice.verb === "run" && choice.piece && choice.hex)
      put(offer.runs, choice.piece, choice.hex, choice);
    else if (choice.hex !== undefined) put(offer.hexes, choice.verb, choice.hex, choice);
    else if (choice.verb === "sub" && choice.piece)
      offer.subs.set(choice.piece, [...(offer.subs.get(choice.piece) ?? []), choice]);
    else if (choice.piece !== undefined) offer.men.set(choice.piece, choice);
    else if (choice.number !== undefined || choice.word !== undefined) offer.others.push(choice);
    else offer.plain.push(choice);
  }
  if (jumps.length > 0) offer.jumps = jumpOffer(jumps);
  return offer;
}

const shirtsIn = (text: string): string[] => {
  const list = text.split(" ")[2] ?? "none";
  return list === "none" ? [] : list.split(",");
};

function jumpOffer(texts: string[]): JumpOffer {
  const side = texts[0]?.split(" ")[1] ?? "H";
  const men = [...new Set(texts.flatMap(shirtsIn))].sort((a, b) => Number(a) - Number(b));
  return { side, men: men.map((shirt) => side + shirt), texts: new Set(texts) };
}

/** `jump H 4,9` for the men named; shirts ascend. */
export function jumpText(side: string, men: Iterable<string>): string {
  const shirts = [...men].map((man) => Number(man.slice(1))).sort((a, b) => a - b);
  return `jump ${side} ${shirts.length > 0 ? shirts.join(",") : "none"}`;
}

/** The largest set that may be named: what is chosen at first. */
export function everybody(offer: JumpOffer): string[] {
  const longest = [...offer.texts].sort((a, b) => shirtsIn(b).length - shirtsIn(a).length)[0] ?? "";
  return shirtsIn(longest).map((shirt) => offer.side + shirt);
}

/** The shirt of a piece by its number: `H9` is 8, `A1` is 11. */
export const pieceText = (piece: number): string => `${piece >= 11 ? "A" : "H"}${(piece % 11) + 1}`;

/** Hexes in events are numbers: rows of 44 for each column. */
export function cellName(cell: number): string {
  if (cell < 0) return "";
  const c = Math.floor(cell / 44) - 18;
  const h = ((cell % 44) - 21) * 2 + c;
  return `${c},${h}`;
}
