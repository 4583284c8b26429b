/** Rewrites links in the page to real addresses, so that they also open in another tab. */
export function rewriteLinks(within: Element, written: (href: string) => string): void {
  const rewrite = (link: Element) => {
    const href = link.getAttribute("href") ?? "";
    const to = written(href);
    if (to !== href) link.setAttribute("href", to);
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) rewrite(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("a[href]")) rewrite(node);
        for (const link of node.querySelectorAll("a[href]")) rewrite(link);
      }
    }
  }).observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

/** For a server that is installed under a path. */
export const under =
  (root: string) =>
  (href: string): string =>
    href.startsWith("/") && !`${href}/`.startsWith(`${root}/`) ? root + href : href;
