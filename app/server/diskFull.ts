const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

/** Whether the file system or the database says that there is no room; reading goes on (contract 9). */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}
