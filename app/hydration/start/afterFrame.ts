/** Calls `act` when the next frame has been drawn: what has been changed before is seen by then. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
