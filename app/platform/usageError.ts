/**
 * An error that ops can fix: a command called wrongly, or refused for a reason. `message` is the one line to
 * print.
 */
export class UsageError extends Error {}
