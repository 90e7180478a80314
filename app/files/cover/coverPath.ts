/** The path of a document's cover, its first page as a picture: of `files/ab.pdf` it is `images/ab-cover.webp`. */
export function coverPath(document: string): string {
  return `images/${document.replace(/^.*\//, "").replace(/\.\w+$/, "")}-cover.webp`;
}
