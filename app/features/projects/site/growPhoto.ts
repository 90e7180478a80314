import { flushSync } from "react-dom";

type Photo = HTMLElement | null | undefined;

/** Takes back the names of the change that still moves. */
let end = () => {};

/**
 * Changes the page so that a photo grows from its place in the grid to the lightbox, or back. At once where the
 * browser cannot, or the visitor wants no motion.
 *
 * @param change renders the other state
 * @param photo the photo's picture in the state that is shown: asked before the change and after it
 */
export function growPhoto(change: () => void, photo: () => Photo): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) {
    flushSync(change);
    return;
  }
  end();
  const before = photo();
  let after: Photo;
  const own = () => {
    name(before, "");
    name(after, "");
    markRoot(false);
  };
  end = own;
  name(before, "photo");
  markRoot(true);
  const transition = document.startViewTransition(async () => {
    flushSync(change);
    name(before, "");
    after = photo();
    // A new image looks for its file when this script is done. What is not there is not waited for.
    await Promise.resolve();
    if (isLoaded(after) && end === own) name(after, "photo");
  });
  // The browser skips it, where another one begins or the page is hidden: the change was made.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    if (end === own) own();
  });
}

function name(photo: Photo, viewTransitionName: string) {
  if (photo) Object.assign(photo.style, { viewTransitionName });
}

/** What else has a name belongs to the page below the photo (`PageBanner.module.css`). */
function markRoot(isGrowing: boolean) {
  document.documentElement.toggleAttribute("data-growing", isGrowing);
}

function isLoaded(photo: Photo): boolean {
  return photo instanceof HTMLImageElement && photo.complete && photo.naturalWidth > 0;
}
