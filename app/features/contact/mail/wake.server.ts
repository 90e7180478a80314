let wake: (() => void) | undefined;

/** Notifies the mail worker, if this process runs one, that there may be a mail to send. */
export function wakeMailWorker(): void {
  wake?.();
}

/** The worker registers here, so that code that stores messages does not depend on the worker. */
export function onMailWake(listener: (() => void) | undefined): void {
  wake = listener;
}
