/** A whole record in the fragment of an address, which no server sees: compressed, in URL-safe characters. */

const KEY = "r";
/** Longer links are cut by messengers and mail programs. */
export const LONGEST = 8_000;

const through = async (bytes: BlobPart, stream: ReadableWritablePair): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

export async function pack(record: string): Promise<string> {
  const packed = new Uint8Array(await through(record, new CompressionStream("deflate-raw")));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Rejects if the text was not packed by `pack`, or is incomplete. */
export async function unpack(text: string): Promise<string> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** The fragment that shows a record: its report, or the replay at a moment. */
export async function fragmentOf(record: string, place: string): Promise<string | null> {
  const fragment = `#${KEY}=${await pack(record)}&${place}`;
  return fragment.length > LONGEST ? null : fragment;
}

/** The record in a fragment, and the moment to show; null if there is none. Rejects a damaged one. */
export async function recordIn(hash: string): Promise<{ record: string; place: string } | null> {
  const [first = "", place = ""] = hash.replace(/^#/, "").split("&");
  if (!first.startsWith(`${KEY}=`)) return null;
  return { record: await unpack(first.slice(KEY.length + 1)), place };
}
