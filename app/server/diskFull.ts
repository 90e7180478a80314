const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

/** Whether the file system or the database reports a full disk; reading still works (contract 9). */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}

/**
 * Whether a database may have failed to open because the disk is full, which SQLite can report as an I/O
 * error.
 */
export function mayLackRoom(error: unknown): error is Error & { code: string } {
  if (isDiskFull(error)) return true;
  return error instanceof Error && "code" in error && /^SQLITE_IOERR/.test(String(error.code));
}
