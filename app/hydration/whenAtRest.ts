/** After this the page counts as no longer scrolled. */
const restMs = 150;

/**
 * Calls `act` once when the page is not being scrolled: it would cost frames of the movement.
 *
 * @returns ends the wait without it
 */
export function whenAtRest(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(rest);
    removeEventListener("scroll", wait);
  };
  function wait() {
    clearTimeout(rest);
    rest = setTimeout(() => {
      end();
      act();
    }, restMs);
  }
  addEventListener("scroll", wait, { passive: true });
  wait();
  return end;
}
