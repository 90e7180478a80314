/** After this the page counts as no longer scrolled. */
const restMs = 150;

/**
 * Calls `act` once when the page is not being scrolled: it would cost frames of the movement.
 *
 * @returns ends the wait without it
 */
export function whenAtRest(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout>;
  let frame = 0;
  const cancel = () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
  const end = () => {
    cancel();
    removeEventListener("scroll", wait);
  };
  function rested() {
    end();
    act();
  }
  /** The event of a movement comes with the next frame, which a slow phone may draw later than `rest` ends. */
  function askFrame() {
    frame = requestAnimationFrame(() => {
      rest = setTimeout(rested);
    });
  }
  function wait() {
    cancel();
    rest = setTimeout(askFrame, restMs);
  }
  addEventListener("scroll", wait, { passive: true });
  wait();
  return end;
}
