import { flushSync } from "react-dom";

/** In ms, while the browser draws nothing: what is in its cache is there by then, and nothing is waited for. */
const patience = 30;

/**
 * Changes the page so that a photo grows from its place in the grid to the lightbox, or back. At once where the
 * browser cannot, or the visitor wants no motion.
 *
 * @param change renders the other state
 * @param photos the photo's picture in the state that is shown: asked before the change and after it
 */
export function growPhoto(change: () => void, photo: () => HTMLElement | null | undefined): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // A photo opened before the page's components came is there already (`hydration/start/showPicture.ts`).
  const isOpen = document.querySelector("dialog[data-picture]");
  if (isStill || isOpen || !("startViewTransition" in document)) {
    flushSync(change);
    return;
  }
  const before = photo();
  name(before, "photo");
  const transition = document.startViewTransition(async () => {
    flushSync(change);
    name(before, "");
    const after = photo();
    if (await isLoaded(after)) name(after, "photo");
    transition.finished.then(() => name(after, ""));
  });
  // The browser skips it, where another one begins or the page is hidden: the change was made.
  transition.ready.catch(() => {});
}

function name(photo: HTMLElement | null | undefined, viewTransitionName: string) {
  if (photo) Object.assign(photo.style, { viewTransitionName });
}

async function isLoaded(photo: HTMLElement | null | undefined): Promise<boolean> {
  if (!(photo instanceof HTMLImageElement)) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  const loaded = photo.decode().then(
    () => true,
    () => false,
  );
  return Promise.race([loaded, late]);
}
