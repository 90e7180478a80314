const maxLength = 200;

/**
 * Characters that are not seen, but for those that join others: into one picture (👩‍👩‍👧, and the tags of
 * 🏴󠁧󠁢󠁥󠁮󠁧󠁿) or one letter. Among them are those that turn the direction of text, under which `gpj.exe` reads
 * like a picture's name.
 */
const invisible = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The sender's file name as plain text: no folders, no control characters, limited length. Never used in a
 * path on the server.
 */
export function cleanOriginalName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  const text = base.replace(invisible, "").normalize("NFC");
  return [...text.trim()].slice(0, maxLength).join("");
}

/** A title, or what staff call a file, as a name: `Contrato 12-2026`. */
export function titleAsName(title: string): string {
  return cleanOriginalName(title.replace(/[\\/]/g, "-"));
}

/** The name of a file that has the title of what it is offered as: `Lei nº 17.875.pdf`; "" for none. */
export function nameOfTitle(title: string, path: string): string {
  const stem = titleAsName(title);
  const extension = path.slice(path.lastIndexOf("."));
  return stem === "" || stem.toLowerCase().endsWith(extension) ? stem : `${stem}${extension}`;
}

/** The name under which a visitor saves a file: the sender's, with the extension of the detected type. */
export function downloadName(originalName: string, path: string): string {
  const extension = path.slice(path.lastIndexOf("."));
  const stem = originalName.replace(/\.[^.]{1,10}$/, "") || path.replace(/^.*\/|\.\w+$/g, "");
  return `${stem}${extension}`;
}
