const listeners = new Set<() => void>();

/** Notifies the background workers, if this process runs any, that there may be work. */
export function wakeMediaWorkers(): void {
  for (const wake of listeners) wake();
}

/** Workers register here, so that storing a file does not depend on how it is processed. */
export function onMediaWake(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}
