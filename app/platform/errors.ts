import { constants } from "node:os";

/** 53100 is PostgreSQL's. */
const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

/** Whether the file system or the database reports a full disk; reading still works (contract 9). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errno } = error as NodeJS.ErrnoException;
  // Node has no name for a quota that is used up: its code is "Unknown system error -122".
  return codes.has(String(code)) || errno === -constants.errno.EDQUOT;
}

/**
 * Whether a database may have failed to open because the disk is full, which SQLite can report as an I/O
 * error.
 */
export function mayBeDiskFull(error: unknown): error is Error & { code: string } {
  if (isDiskFull(error)) return true;
  return error instanceof Error && "code" in error && /^SQLITE_IOERR/.test(String(error.code));
}

/** For `.catch`: undefined when a file does not exist (any more); other errors are rethrown. */
export function ifAbsent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** The database's server cannot be reached, or has ended the connection: the next try may succeed. */
export class DatabaseAwayError extends Error {}

/** Whether this is SQLite's error for a corrupt file or one that is not a database. */
export function isDamaged(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error && "code" in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
  );
}

/**
 * An error that ops can fix: a command called wrongly, or refused for a reason. `message` is the one line to
 * print.
 */
export class UsageError extends Error {}
