const focusable = "a[href], button, input:not([type='hidden']), select, textarea, summary";

/**
 * Remembers the focused element.
 *
 * @returns a function that restores the focus: to the element, its heir, else the page's content
 */
export function rememberFocus(): () => void {
  const findHeir = rememberPosition(document.activeElement);
  return () => {
    const target = findHeir() ?? document.getElementById("content");
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.id === "content" });
  };
}

/**
 * Gives the focus back in the next frame, from whatever else has taken it, but not from somebody who has gone on: who has
 * pressed a key or another control meanwhile, as a busy machine leaves time for.
 */
export function inNextFrame(giveFocusBack: () => void): void {
  const goneOn = new AbortController();
  const { signal } = goneOn;
  for (const sign of ["keydown", "pointerdown"]) {
    addEventListener(sign, () => goneOn.abort(), { capture: true, signal });
  }
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    goneOn.abort();
    giveFocusBack();
  });
}

/**
 * Remembers where a control stands.
 *
 * @returns a function that finds it or, when it is gone, as after a deletion, its heir: the same control of the
 *   list item now in its place
 */
export function rememberPosition(control: Element | null): () => Element | undefined {
  const item = control?.closest("li");
  const list = item?.parentElement;
  const index = item ? childrenOf(list).indexOf(item) : -1;
  const place = control ? controlsOf(item).indexOf(control) : -1;
  return () => {
    if (control?.isConnected && control !== document.body) return control;
    const left = list?.isConnected ? childrenOf(list) : [];
    return controlsOf(left[index] ?? left.at(-1))[place];
  };
}

function childrenOf(list: Element | null | undefined): Element[] {
  return [...(list?.children ?? [])];
}

function controlsOf(item: Element | null | undefined): Element[] {
  return [...(item?.querySelectorAll(focusable) ?? [])];
}
