const focusable = "a[href], button, input:not([type='hidden']), select, textarea, summary";

/**
 * Remembers the focused element.
 *
 * @returns a function that restores the focus; when the element is gone, as after a deletion, it focuses
 *   the same control of the list item now in its place, else the page's content
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const item = opener?.closest("li");
  const list = item?.parentElement;
  const index = item ? childrenOf(list).indexOf(item) : -1;
  const place = opener ? controlsOf(item).indexOf(opener) : -1;

  function heir() {
    if (opener?.isConnected && opener !== document.body) return opener;
    const left = list?.isConnected ? childrenOf(list) : [];
    return controlsOf(left[index] ?? left.at(-1))[place];
  }

  return () => {
    const target = heir() ?? document.getElementById("content");
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.id === "content" });
  };
}

function childrenOf(list: Element | null | undefined): Element[] {
  return [...(list?.children ?? [])];
}

function controlsOf(item: Element | null | undefined): Element[] {
  return [...(item?.querySelectorAll(focusable) ?? [])];
}
