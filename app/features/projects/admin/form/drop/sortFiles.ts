/** What a form of a project has a place for. */
export const kinds = ["photos", "documents", "film"] as const;
export type Kind = (typeof kinds)[number];

const extensions: Record<Kind, RegExp> = {
  photos: /\.(jpe?g|png|webp|hei[cf])$/i,
  documents: /\.(pdf|docx|xml)$/i,
  film: /\.(mp4|webm|mov)$/i,
};

/** Files that were dropped together, by the places that are meant for them. */
export function sortFiles<Dropped extends { name: string }>(files: readonly Dropped[]) {
  const sorted: Record<Kind | "others", Dropped[]> = {
    photos: [],
    documents: [],
    film: [],
    others: [],
  };
  for (const file of files) {
    const kind = kinds.find((kind) => extensions[kind].test(file.name));
    sorted[kind ?? "others"].push(file);
  }
  // A project has one film.
  sorted.others.push(...sorted.film.splice(1));
  return sorted;
}

/** A document's title, as its file name suggests it: `Plano_de-ação 2026.pdf` is "Plano de ação 2026". */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.\w{1,5}$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
}
