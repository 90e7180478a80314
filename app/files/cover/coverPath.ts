/** As wide as cards and tiles show a page, on screens of density 1 to 3; the last is a landscape one's. */
export const coverWidths = [250, 600, 848] as const;

/** The path of a document's cover, its first page as a picture: of `files/ab.pdf` it is `images/ab-cover.webp`. */
export function coverPath(document: string): string {
  return `images/${document.replace(/^.*\//, "").replace(/\.\w+$/, "")}-cover.webp`;
}
