/** Characters without a form of their own: soft hyphens, zero-width spaces and joiners, marks of direction. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Line breaks of other programs: PowerPoint's and Word's U+000B, NEL, and Unicode's separators. */
const foreignBreak = /[\v\u0085\u2028\u2029]/g;
const lineBreaks = /[\r\n]+/g;
/** All other control characters but the tab. */
const control = /[^\P{Cc}\t\n\r]/gu;

/**
 * A text without U+0000, which nobody types and PostgreSQL cannot hold: it goes wherever a request brings texts, in its
 * query, its fields or its JSON.
 */
export function withoutNull(text: string): string {
  return text.replaceAll("\0", "");
}

/** The value of a request's JSON, whose texts are {@link withoutNull}. Throws where it is none. */
export function parseSentJson(json: string): unknown {
  if (!json.includes("\\u0000")) return JSON.parse(json);
  return JSON.parse(json, (_, value) => (typeof value === "string" ? withoutNull(value) : value));
}

/**
 * A text as it is stored, whatever program it was copied from: line breaks of other programs become LF, other
 * control characters go, and lone surrogates, which UTF-8 cannot hold, become U+FFFD. Invisible characters
 * stay: a joiner is part of an emoji or a word, and a soft hyphen says where a word may break.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(foreignBreak, "\n")
    .replace(control, "");
}

/** The same for a field of one line: its line breaks become spaces, where a browser would join the words. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(lineBreaks, " ");
}

/**
 * A text without the characters that nobody sees: for comparing and searching, and for values that never hold
 * one, such as an e-mail address or a phone number.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Characters that turn the direction of what follows: embeddings, overrides and isolates (UAX 9). */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of a stranger's, shown among texts that are not theirs: what would turn the direction of the words
 * around it, so that they read as others, is shown by its number instead.
 */
export function markBidiControls(text: string): string {
  return text.replace(turning, (each) => `[U+${each.charCodeAt(0).toString(16).toUpperCase()}]`);
}
