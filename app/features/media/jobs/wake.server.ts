const listeners = new Set<() => void>();

/** Tells the background workers, if this process runs any, that there may be work. */
export function wakeMediaWorkers(): void {
  for (const wake of listeners) wake();
}

/** A worker registers here, so that storing a file does not depend on how files are varied. */
export function onMediaWake(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}
