let wake: (() => void) | undefined;

/** Tells the mail worker, if this process runs one, that there may be a mail to send. */
export function wakeMailWorker(): void {
  wake?.();
}

/** The worker registers here, so that storing a message does not depend on how mail is sent. */
export function onMailWake(listener: (() => void) | undefined): void {
  wake = listener;
}
