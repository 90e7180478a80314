/** Whether this is SQLite's error for a corrupt file or one that is not a database. */
export function isDamaged(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error && "code" in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
  );
}
