import { typedTranslation } from "#app/i18n/content.ts";
import { isSameText } from "#app/text/lines.ts";
import { placeAltName } from "#app/validation/placeAlt.ts";
import { isSaid } from "#app/validation/saidAlt.ts";
import type { FieldEnglish } from "../../projectEnglish.repo.server.ts";
import { namedTexts, projectTexts } from "../../projects.schema.ts";
import type { SectionName } from "./sectionNames.ts";

/** What a section lacks for visitors, beside the content that makes it show. */
export interface SectionGap {
  /** Texts without an English version, or with an outdated one. */
  english: number;
  /** Pictures without an alternative text, among those whose text is read aloud. */
  alt: number;
}

/** What is known of the project besides its form. */
export interface StoredTexts {
  /** Its stored translations. */
  english: FieldEnglish;
  /** Paths of its pictures that have an alternative text or need none. */
  described: readonly string[];
}

interface Part {
  /** Where its texts and pictures stand in the form: `posts[].`; "": at the top. */
  prefix: string;
  texts: readonly string[];
  pictures: readonly string[];
}

/**
 * By section; its pictures are those whose alternative text the page reads aloud (as in `undescribed.repo.server.ts`,
 * which asks the database): a banner, a card and a news picture stand beside their title.
 */
const parts: Partial<Record<SectionName, Part>> = {
  banner: { prefix: "", texts: projectTexts.main, pictures: [] },
  description: {
    prefix: "description.",
    texts: projectTexts.description,
    pictures: ["firstImage", "secondImage"],
  },
  partners: { prefix: "partners[].", texts: [], pictures: ["image"] },
  posts: { prefix: "posts[].", texts: projectTexts.posts, pictures: [] },
  results: { prefix: "results.", texts: projectTexts.results, pictures: ["image"] },
  beforeAfter: { prefix: "beforeAndAfter.", texts: [], pictures: ["beforeImage", "afterImage"] },
  eBook: {
    prefix: "beforeAndAfter.",
    texts: projectTexts.beforeAndAfter,
    pictures: ["eBookImage"],
  },
  gallery: { prefix: "gallery[].", texts: [], pictures: ["file"] },
  documents: { prefix: "documents[].", texts: projectTexts.documents, pictures: [] },
};

/** The fields of those pictures: `gallery[].file`. */
export const picturesReadAloud: readonly string[] = Object.values(parts).flatMap(
  ({ prefix, pictures }) => pictures.map((field) => prefix + field),
);

/**
 * What a section of the form lacks.
 *
 * @param values of the form, from conform: empty texts, files and lists may be absent
 */
export function sectionGap(
  name: SectionName,
  values: Record<string, unknown>,
  { english, described }: StoredTexts,
): SectionGap {
  const part = parts[name];
  if (!part) return { english: 0, alt: 0 };
  const { prefix, texts, pictures } = part;
  const [key] = prefix.split(/\W/);
  const rows = [key ? values[key] : values].flat().filter(isObject);
  const missing = rows.flatMap((row) =>
    texts.filter((field) => needsEnglish(row, field, english, prefix)),
  );
  const undescribed = rows.flatMap((row) =>
    pictures.filter(
      (field) =>
        row[field] && !described.includes(String(row[field])) && !isSaid(ownAlt(row, field)),
    ),
  );
  return { english: missing.length, alt: undescribed.length };
}

function needsEnglish(
  row: Record<string, unknown>,
  field: string,
  stored: FieldEnglish,
  prefix: string,
): boolean {
  const own = isObject(row.en) ? row.en : {};
  const english = textOf(own[field]);
  const key = `${prefix}${field}`;
  const { state } = typedTranslation(textOf(row[field]), english, {
    stored: stored[key]?.find(({ text }) => isSameText(text, english)),
    isConfirmed: [own.confirmed].flat().includes(field),
    isName: namedTexts.includes(key),
  });
  return state === "missing" || state === "outdated";
}

/** What is said of a picture in this place alone. */
function ownAlt(row: Record<string, unknown>, field: string) {
  const alt = row[placeAltName(field)];
  return isObject(alt) ? alt : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
