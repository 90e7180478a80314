/** For `.catch`: a file that is not there, or no longer, is undefined; any other fault stays one. */
export function ifAbsent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
