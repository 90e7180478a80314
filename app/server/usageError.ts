/** What ops can mend: a command called wrongly, or refused with good reason. `message` is the one line to print. */
export class UsageError extends Error {}
