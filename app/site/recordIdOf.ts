/** A record's id as an address gives it; undefined for what can be none (contract 5: a 404). */
export function recordIdOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
