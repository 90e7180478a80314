import { brand } from "#app/brand.ts";
import { anchorOf } from "#app/features/projects/admin/form/ready/fieldElement.ts";
import { projectFieldLabel } from "#app/features/projects/fieldLabels.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { pictureOfAlt } from "#app/validation/placeAlt.ts";
import type { RecordName, TextEntry } from "./textEntry.ts";

/** The label of a text: its record, and its field in it. */
export interface TextLabel {
  where: string;
  field: string;
}

/** Returns a function that labels texts in the admin's language. */
export function textLabels(lang: Lang): (entry: TextEntry) => TextLabel {
  const texts = pickTexts(
    lang,
    "adminTranslations",
    "adminProjects",
    "adminNumbers",
    "adminBanner",
    "adminDocuments",
    "adminPartners",
    "adminMedia",
  );
  const { kinds, named, unnamed } = texts.adminTranslations;

  function whereOf({ kind, id, title }: RecordName): string {
    const name = fill(kinds[kind], { name: brand.shortName });
    if (kind === "numbers" || kind === "banner") return name;
    return fill(named, { kind: name, title: trimmed(title) || fill(unnamed, { id }) });
  }

  function fieldOf({ kind, field }: TextEntry): string | undefined {
    if (kind === "project") return projectFieldLabel(texts.adminProjects, field);
    const picture = pictureOfAlt(field);
    if (picture !== undefined) return labelOfAlt(kind, picture);
    if (kind === "banner") return labelIn(texts.adminBanner.fields, field);
    if (kind === "document") return labelIn(texts.adminDocuments.fields, field);
    if (kind === "partner") return labelIn(texts.adminPartners.fields, field);
    if (kind !== "numbers") return labelIn(texts.adminMedia, field);
    const [block = "", name = ""] = field.split(".");
    const { blocks, number, description } = texts.adminNumbers;
    return `${labelIn(blocks, block)}: ${labelIn({ number, description }, name)}`;
  }

  function labelOfAlt(kind: TextEntry["kind"], picture: string): string {
    const { desktopImage } = texts.adminBanner;
    const labels = kind === "banner" ? { desktopImage } : texts.adminPartners.fields;
    return fill(texts.adminProjects.labels.placeAlt, { label: labelIn(labels, picture) });
  }

  return (entry) => ({ where: whereOf(entry), field: fieldOf(entry) ?? entry.field });
}

function labelIn(labels: object, field: string): string {
  return String((labels as Record<string, unknown>)[field] ?? field);
}

/** The address of the form that edits a text, at its English version. */
export function textPath({ kind, id, field }: TextEntry): string {
  // What is said of a picture in its place is typed at the picture.
  const english = pictureOfAlt(field) ?? field.replace(/(\w+)$/, "en.$1");
  switch (kind) {
    case "project":
      return at(paths.admin.project(Number(id)), anchorOf("projeto", english));
    case "numbers":
      return at(paths.admin.numbers, `numbers-${english}`);
    case "banner":
      return at(paths.admin.banner, `banner-${english}`);
    case "document":
      return at(paths.admin.document(Number(id)), `document-${english}`);
    case "partner":
      return at(paths.admin.partner(Number(id)), `partner-${english}`);
    case "image":
    case "film":
      return at(paths.admin.file(id), `description-${field}En`);
  }
}

function at(path: string, elementId: string): string {
  return `${path}#${encodeURIComponent(elementId)}`;
}
