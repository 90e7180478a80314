import { fileTypes } from "#app/features/media/fileTypes.ts";

const bareDomain = /^(?:[\p{L}\d-]+\.)+(\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;
const fileEndings = new Set([...Object.keys(fileTypes), "jpeg", "doc", "html"]);

/**
 * A bare domain (`www.example.org/a`), as people write it, with `https://` before it; anything else as typed.
 * A name such as `report.pdf` is a file's: its mistake must stay visible.
 */
export function completeLink(typed: string): string {
  const text = typed.trim();
  const [, ending = ""] = bareDomain.exec(text) ?? [];
  if (!ending || fileEndings.has(ending.toLowerCase())) return typed;
  return `https://${text}`;
}
