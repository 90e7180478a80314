import { afterFrame } from "./afterFrame.ts";

/**
 * Plays a film when its cover (`data-play`) is pressed: at once, since nothing has to be loaded for it, and
 * in the press itself, since browsers do not play with sound later. A film that plays is marked, whoever
 * started it, and its cover goes: after the frame that shows the press, which it would hold up.
 */
export function playFilms(): void {
  const mark = (target: Element) => {
    const film = target.closest<HTMLElement>("[data-film]");
    if (film) film.dataset.film = "started";
  };
  addEventListener("click", ({ target }) => {
    const cover = (target as Element).closest("[data-play]");
    const video = cover?.closest("[data-film]")?.querySelector("video");
    if (!video) return;
    video.play().catch(() => undefined);
    afterFrame(() => {
      mark(video);
      // The cover, which had the focus, is gone. Not before that is painted: to focus is to lay the page out.
      afterFrame(() => video.focus());
    });
  });
  addEventListener("play", ({ target }) => afterFrame(() => mark(target as Element)), {
    capture: true,
  });
}
