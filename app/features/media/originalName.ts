const maxLength = 200;

/**
 * The sender's file name as plain text: no folders, no control characters, limited length. Never used in a
 * path on the server.
 */
export function cleanOriginalName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const text = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").normalize("NFC");
  return [...text.trim()].slice(0, maxLength).join("");
}

/** The name under which a visitor saves a file: the sender's, with the extension of the detected type. */
export function downloadName(originalName: string, path: string): string {
  const extension = path.slice(path.lastIndexOf("."));
  const stem = originalName.replace(/\.[^.]{1,10}$/, "") || path.replace(/^.*\/|\.\w+$/g, "");
  return `${stem}${extension}`;
}
