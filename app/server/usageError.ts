/** A command was called wrongly, or refuses with good reason; `message` is the one line to print. */
export class UsageError extends Error {}
