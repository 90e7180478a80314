import type { Tones } from "#app/files/inspection/tones.ts";
import type { CropName } from "#app/files/picture/crops.ts";
import { type StoredEnglish, typedTranslation } from "#app/i18n/content.ts";
import { isBlank } from "#app/text/blank.ts";
import { isSameText } from "#app/text/lines.ts";
import { type PlaceAlt, placeAltName } from "#app/validation/placeAlt.ts";
import { isSaid, isSaidAnyhow } from "#app/validation/saidAlt.ts";
import { picturesReadAloud } from "../admin/form/sectionGaps.ts";
import { lackingOf, sectionStates } from "../admin/form/sectionStates.ts";
import type { FieldEnglish } from "../projectEnglish.repo.server.ts";
import { namedTexts, type Project, projectTexts, withOwnCards } from "../projects.schema.ts";
import { cardImageOf } from "../toCard.ts";
import { type OddLink, oddLink } from "./oddLink.ts";
import { isOddShape, isTooSmall, pictureSlots } from "./pictureFit.ts";
import { homePanels, minContrast, titleContrast } from "./titleContrast.ts";

/** What may be open about a project, in the order in which it is shown: first what visitors miss most. */
const pointKinds = [
  "name",
  "bare",
  "incomplete",
  "deadLink",
  "oddLink",
  "banner",
  "card",
  "alt",
  "partnerName",
  "missing",
  "outdated",
  "contrast",
  "shape",
  "small",
  "long",
  "paragraphs",
  "untagged",
] as const;
type PointKind = (typeof pointKinds)[number];

/** One thing that is still open, and the field where it is settled. */
export interface OpenPoint {
  kind: PointKind;
  /** As in the form: `posts[1].title`; for its English `posts[1].en.title`. */
  field: string;
  /** For its text. */
  values?: Record<string, string | number>;
  /** Of an odd link. */
  reason?: OddLink;
  /** Of a picture of another shape: shown as its place cuts it. */
  crop?: { path: string; focal: { x: number; y: number } };
}

/** What is known of a stored file. */
export interface FileFact {
  type: string;
  width: number | null;
  height: number | null;
  alt: string;
  altEnglish: StoredEnglish[string];
  isDecorative: boolean;
  /** Percent from the left and from the top. */
  focal: { x: number; y: number };
  /** The file that shows it: another one where staff have turned it. */
  shownPath: string;
  /** The places for which staff have framed it. */
  frames: readonly CropName[];
  /** Undefined: not known (yet). */
  tones: Tones | undefined;
  isTagged: boolean | undefined;
}

/** What the rules need besides the project itself. */
export interface Facts {
  /** By path. */
  files: ReadonlyMap<string, FileFact>;
  english: FieldEnglish;
  /** Links of the project that lead nowhere on this site. */
  deadLinks: ReadonlySet<string>;
  origin: string;
}

/** Texts longer than that are cut on cards and in the home page's gallery, or crowd their place. */
const idealLengths: Readonly<Record<string, number>> = {
  name: 80,
  subtitle: 120,
  place: 40,
  theme: 40,
  "description.title": 80,
  "results.title": 80,
  "results.numberOne": 20,
  "results.numberTwo": 20,
  "results.nameOne": 80,
  "results.nameTwo": 80,
  "beforeAndAfter.title": 80,
  "posts[].topic": 40,
  "posts[].title": 160,
  "documents[].title": 120,
};
const idealParagraphs = 3;

/** Its alternative text is the partner's name. */
const partnerLogo = "partners[].image";

/** "Pronto para publicar?": everything that is open about a project, which never keeps it from being published. */
export function findOpenPoints(project: Project, facts: Facts): OpenPoint[] {
  const fields = fieldsOf(project);
  const points = [
    ...missingParts(project),
    ...incompleteParts(project),
    ...fields.flatMap((field) => [
      ...linkPoints(field, facts),
      ...picturePoints(field, facts),
      ...lengthPoints(field),
      ...pdfPoints(field, facts),
      ...englishPoints(field, facts),
    ]),
    ...contrastPoints(project, facts),
  ];
  const rank = ({ kind }: OpenPoint) => pointKinds.indexOf(kind);
  return points.toSorted((one, other) => rank(one) - rank(other));
}

/** The paths of all pictures and documents that a project shows or offers. */
export function filesOf(project: Project): string[] {
  return fieldsOf(project).flatMap(({ key, value }) => (isFile(key) && value ? [value] : []));
}

/** Its links, as they stand in the form. */
export function linksOf(project: Project): string[] {
  return fieldsOf(project).flatMap(({ key, value }) => (isLink(key) && value ? [value] : []));
}

/** A text, link or file of the form. */
interface FormField {
  /** `posts[1].title`. */
  name: string;
  /** The same without a row's number. */
  key: string;
  value: string;
  /** Of a text that may have an English version. */
  english?: { text: string; isConfirmed: boolean };
  /** What is said of a picture in this place alone, if anything. */
  inPlace?: PlaceAlt;
}

type Part = Record<string, unknown> & { en?: Record<string, unknown> | undefined };

function fieldsOf(sent: Project): FormField[] {
  const project = withOwnCards(sent);
  const lists = (["partners", "posts", "gallery", "documents"] as const).flatMap((list) =>
    project[list].flatMap((row, index) => partFields(row, `${list}[${index}].`, `${list}[].`)),
  );
  const parts = (["description", "results", "beforeAndAfter"] as const).flatMap((part) =>
    partFields(project[part], `${part}.`),
  );
  return [...partFields(project, ""), ...parts, ...lists];
}

function partFields(part: Part, prefix: string, keyPrefix = prefix): FormField[] {
  const group = (keyPrefix.match(/^\w+/)?.[0] ?? "main") as keyof typeof projectTexts;
  const translated: readonly string[] = projectTexts[group] ?? [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (typeof value !== "string" && value !== null) return [];
    const own = part[placeAltName(name)] as PlaceAlt | undefined;
    const field = {
      name: prefix + name,
      key: keyPrefix + name,
      value: value ?? "",
      ...(own && isSaidAnyhow(own) && { inPlace: own }),
    };
    if (!translated.includes(name)) return [field];
    const { [name]: text, confirmed } = part.en ?? {};
    const isConfirmed = Array.isArray(confirmed) && confirmed.includes(name);
    return [{ ...field, english: { text: typeof text === "string" ? text : "", isConfirmed } }];
  });
}

const isLink = (key: string) => /(^|\.)link$/.test(key);
const isFile = (key: string) => key in pictureSlots || key === "documents[].file";

function missingParts(project: Project): OpenPoint[] {
  return [
    ...(isBlank(project.name) ? [{ kind: "name", field: "name" } as const] : []),
    ...(project.bannerImage ? [] : [{ kind: "banner", field: "bannerImage" } as const]),
    ...(hasSections(project) ? [] : [{ kind: "bare", field: "description.description" } as const]),
    // The banner stands in for it.
    ...(cardImageOf(project) ? [] : [{ kind: "card", field: "cardImageDesktop" } as const]),
  ];
}

/** Without any, the page says that the project is being prepared. */
function hasSections(project: Project): boolean {
  const { banner: _, ...sections } = sectionStates(project);
  return Object.values(sections).includes("shown");
}

/** Parts that have something in them, but too little for the page to show them. */
function incompleteParts(project: Project): OpenPoint[] {
  const states = sectionStates(project);
  const lacking = (name: "beforeAfter" | "eBook") =>
    states[name] === "partial" ? (lackingOf(name, project.beforeAndAfter) ?? []) : [];
  const rows = [
    ...project.partners.map(({ image, link }, index) =>
      !image && link ? `partners[${index}].image` : undefined,
    ),
    ...project.posts.map(({ image, title, topic, link }, index) =>
      !image && isBlank(title + topic) && link ? `posts[${index}].title` : undefined,
    ),
    ...project.documents.map(({ title, description, file, link }, index) =>
      !file && !link && !isBlank(title + description) ? `documents[${index}].file` : undefined,
    ),
  ];
  return [
    ...lacking("beforeAfter"),
    ...lacking("eBook"),
    ...rows.filter((field) => field !== undefined),
  ].map((field) => ({ kind: "incomplete", field }));
}

function linkPoints({ name, key, value }: FormField, { deadLinks, origin }: Facts): OpenPoint[] {
  if (!isLink(key) || value === "") return [];
  if (deadLinks.has(value)) return [{ kind: "deadLink", field: name }];
  const reason = oddLink(value, origin);
  return reason ? [{ kind: "oddLink", field: name, reason }] : [];
}

function picturePoints({ name, key, value, inPlace }: FormField, { files }: Facts): OpenPoint[] {
  const fact = files.get(value);
  if (!isFile(key) || !fact?.type.startsWith("image/")) return [];
  const described = isSaid(inPlace)
    ? ownPoints(name, inPlace)
    : descriptionPoints({ name, key, inPlace }, fact);
  return [...described, ...fitPoints({ name, key }, fact)];
}

/** Of a picture that is described in its place alone: whether that is there in English, too. */
function ownPoints(field: string, { decorative, en }: Partial<PlaceAlt> = {}): OpenPoint[] {
  return decorative || !isBlank(en?.text ?? "") ? [] : [{ kind: "missing", field }];
}

function descriptionPoints(
  { name, key, inPlace }: Pick<FormField, "name" | "key" | "inPlace">,
  { alt, altEnglish, isDecorative }: FileFact,
): OpenPoint[] {
  if (key === partnerLogo) return isBlank(alt) ? [{ kind: "partnerName", field: name }] : [];
  if (!picturesReadAloud.includes(key) || isDecorative) return [];
  if (isBlank(alt)) return [{ kind: "alt", field: name }];
  // The English of this place alone stands in for the file's.
  if (inPlace) return [];
  const { state } = typedTranslation(alt, altEnglish.text, { stored: altEnglish });
  return state === "missing" || state === "outdated" ? [{ kind: state, field: name }] : [];
}

function fitPoints(
  { name, key }: Pick<FormField, "name" | "key">,
  { width, height, focal, shownPath, frames }: FileFact,
): OpenPoint[] {
  const slot = pictureSlots[key];
  if (!slot || !width || !height) return [];
  const values = { width, height, size: `${slot.width}x${slot.height}` };
  const size = { width, height };
  return [
    ...(isOddShape(size, slot) && !(slot.frame && frames.includes(slot.frame))
      ? [{ kind: "shape", field: name, values, crop: { path: shownPath, focal } } as const]
      : []),
    ...(isTooSmall(size, slot) ? [{ kind: "small", field: name, values } as const] : []),
  ];
}

function lengthPoints({ name, key, value }: FormField): OpenPoint[] {
  const most = idealLengths[key];
  const count = [...value].length;
  if (most !== undefined && count > most) {
    return [{ kind: "long", field: name, values: { count, most } }];
  }
  if (key !== "description.description") return [];
  const paragraphs = value.split(/\n\s*\n/).filter((paragraph) => !isBlank(paragraph)).length;
  return paragraphs > idealParagraphs
    ? [{ kind: "paragraphs", field: name, values: { count: paragraphs, most: idealParagraphs } }]
    : [];
}

function pdfPoints({ name, key, value }: FormField, { files }: Facts): OpenPoint[] {
  return isFile(key) && files.get(value)?.isTagged === false
    ? [{ kind: "untagged", field: name }]
    : [];
}

function englishPoints({ name, key, value, english }: FormField, facts: Facts): OpenPoint[] {
  if (!english) return [];
  const { text, isConfirmed } = english;
  const stored = facts.english[key]?.find((entry) => isSameText(entry.text, text));
  const isName = namedTexts.includes(key);
  const { state } = typedTranslation(value, text, { stored, isConfirmed, isName });
  const field = name.replace(/(\w+)$/, "en.$1");
  return state === "missing" || state === "outdated" ? [{ kind: state, field }] : [];
}

/** The name of a highlighted project on its picture in the home page's gallery; on its banner it stands on ink. */
function contrastPoints(project: Project, { files }: Facts): OpenPoint[] {
  if (!project.highlight) return [];
  const { tones, width, height, focal } = files.get(cardImageOf(project) ?? "") ?? {};
  if (!tones || !width || !height || !focal) return [];
  const ratio = titleContrast(project.name, { tones, width, height, focal }, homePanels);
  if (ratio >= minContrast) return [];
  const field = project.cardImageDesktop ? "cardImageDesktop" : "bannerImage";
  return [{ kind: "contrast", field, values: { ratio: Math.floor(ratio * 10) / 10 } }];
}
