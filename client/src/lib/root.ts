/** The path under which a proxy offers the server, such as `/dugout`; empty at the root of its host. */
export const root =
  globalThis.document?.querySelector<HTMLMetaElement>("meta[name=dugout-root]")?.content ?? "";
