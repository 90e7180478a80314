/**
 * Whether a text is a number alone ("28", "1.200", "40%"): it never counts as missing in English, where it is
 * shown as it is. A unit or a word beside it ("37 min") may need a translation.
 */
export function isBareNumber(text: string): boolean {
  return /\p{N}/u.test(text) && !/\p{L}/u.test(text);
}
