/** White space, and the characters that are drawn as nothing; they come along with copied text. */
const unseen =
  /\s|\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|[\u200b-\u200f\u202a-\u202e\u2060-\u206f]|\u2800|\u3164|[\ufe00-\ufe0f]|\uffa0/;

const blank = new RegExp(`^(?:${unseen.source})*$`);

/** Whether nobody sees anything of a text. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** The text without white space at its ends; "" where nobody sees anything of it. */
export function trimmed(text: string): string {
  return isBlank(text) ? "" : text.trim();
}

/** Every character that may be in a blank text, for SQLite's `trim`. */
export function unseenCharacters(): string {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  return all.filter((character) => unseen.test(character)).join("");
}
