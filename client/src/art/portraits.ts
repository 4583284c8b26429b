/** The faces of the opponents: put into the page when the first of them is shown, and never before. */

let begun: Promise<void> | null = null;

/** Where clips inside the drawings work: they do not in what is hidden. */
const OUT_OF_SIGHT = "position:absolute;width:0;height:0;overflow:hidden";

async function fetchPortraits(): Promise<void> {
  try {
    const { default: source } = await import("./portraits.svg?raw");
    const place = document.createElement("div");
    place.setAttribute("aria-hidden", "true");
    place.style.cssText = OUT_OF_SIGHT;
    place.innerHTML = source;
    document.body.append(place);
  } catch {
    begun = null; // offline: the next one tries again
  }
}

/** Resolves when `#face-…` can be used. */
export function loadPortraits(): Promise<void> {
  begun ??= fetchPortraits();
  return begun;
}
