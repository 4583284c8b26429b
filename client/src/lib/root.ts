const said = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=dugout-${name}]`)?.content ?? "";

/** The path under which a proxy offers the server, such as `/dugout`; empty at the root of its host. */
export const root = said("root");

/** Where others reach the server, path included, if the address in use leads to this machine alone; else empty. */
export const reached = said("reached");
