/** For `.catch`: undefined when a file does not exist (any more); other errors are rethrown. */
export function ifAbsent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
