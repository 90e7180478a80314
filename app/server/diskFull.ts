const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

/** Whether the file system or the database says that there is no room; reading goes on (contract 9). */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}

/** Whether a database could not be opened for want of room, which SQLite may call an I/O error then. */
export function mayLackRoom(error: unknown): error is Error & { code: string } {
  if (isDiskFull(error)) return true;
  return error instanceof Error && "code" in error && /^SQLITE_IOERR/.test(String(error.code));
}
