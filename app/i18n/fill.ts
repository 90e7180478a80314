/**
 * A text with its `{{name}}` placeholders filled. For texts that a loader has sent to the page; i18next's
 * own interpolation stays on the server.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
