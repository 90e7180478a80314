/** Parses an absolute URL; undefined when invalid (`URL.canParse` is too new for the supported browsers). */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
