/**
 * A record's id as an address gives it; undefined for what can be none (contract 5: a 404). Strict, so
 * that `1abc` or `1e3` never finds record 1.
 */
export function recordIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
