/**
 * Plays a film when its cover (`data-play`) is pressed: at once, since nothing has to be loaded for it, and
 * in the press itself, since browsers do not play with sound later. A film that plays is marked, whoever
 * started it, and its cover goes.
 */
export function playFilms(): void {
  addEventListener("click", ({ target }) => {
    const film = (target as Element).closest("[data-play]")?.closest("[data-film]");
    const video = film?.querySelector("video");
    if (!video) return;
    // The cover, which has the focus, goes.
    video.focus();
    video.play().catch(() => undefined);
  });
  const mark = ({ target }: Event) => {
    const film = (target as Element).closest<HTMLElement>("[data-film]");
    if (film) film.dataset.film = "started";
  };
  addEventListener("play", mark, { capture: true });
}
