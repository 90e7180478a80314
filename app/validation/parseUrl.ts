/** A whole address in its parts; undefined when it is none (`URL.canParse` is too new for our browsers). */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
