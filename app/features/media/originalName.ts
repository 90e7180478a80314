const maxLength = 200;

/**
 * The sender's name for a file as plain text: no folders, no control characters, bounded. Never part
 * of a path of ours.
 */
export function cleanOriginalName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const text = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").normalize("NFC");
  return [...text.trim()].slice(0, maxLength).join("");
}

/** The name under which a visitor saves a file: the sender's, with the extension of the true type. */
export function downloadName(originalName: string, path: string): string {
  const extension = path.slice(path.lastIndexOf("."));
  const stem = originalName.replace(/\.[^.]{1,10}$/, "") || path.replace(/^.*\/|\.\w+$/g, "");
  return `${stem}${extension}`;
}
