/**
 * A text with its `{{name}}` places filled. The components' counterpart of i18next's interpolation,
 * which stays on the server.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
