/** Whether this is SQLite's word for a file that is not, or no longer, a sound database. */
export function isDamaged(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error && "code" in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
  );
}
