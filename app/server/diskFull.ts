import { constants } from "node:os";

const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

/** Whether the file system or the database says that there is no room; reading goes on (contract 9). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errno } = error as NodeJS.ErrnoException;
  // Node has no name for a quota that is used up: its code is "Unknown system error -122".
  return codes.has(String(code)) || errno === -constants.errno.EDQUOT;
}

/** Whether a database could not be opened for want of room, which SQLite may call an I/O error then. */
export function mayLackRoom(error: unknown): error is Error & { code: string } {
  if (isDiskFull(error)) return true;
  return error instanceof Error && "code" in error && /^SQLITE_IOERR/.test(String(error.code));
}
