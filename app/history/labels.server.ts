import { brand } from "#app/brand.ts";
import type { OrderedKind } from "#app/db/history/listOrder.server.ts";
import type { RecordKind } from "#app/db/history/recordChange.server.ts";
import { frameLabels } from "#app/features/media/description/frameLabels.ts";
import { projectFieldLabel } from "#app/features/projects/fieldLabels.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { trimmed } from "#app/text/blank.ts";
import { pictureOfAlt } from "#app/validation/placeAlt.ts";

/** A record, or a list of them where it has neither an id nor stands alone. */
interface NamedRecord {
  kind: RecordKind;
  id: number | null;
  title: string;
}

/** The words for records and their fields, in the language of the back office. */
export function historyLabels(lang: Lang) {
  const texts = pickTexts(
    lang,
    "adminCommon",
    "adminHistory",
    "adminProjects",
    "adminNumbers",
    "adminBanner",
    "adminDocuments",
    "adminPartners",
    "adminMedia",
  );
  const { kinds, lists, named, unnamed, fields } = texts.adminHistory;
  const inEnglish = (label: string) => fill(texts.adminCommon.english.fieldLabel, { label });

  function recordOf({ kind, id, title }: NamedRecord): string {
    if (kind === "banner" || kind === "home") return fill(kinds[kind], { name: brand.shortName });
    if (id === null && kind !== "files") return lists[kind as OrderedKind];
    return fill(named, {
      kind: kinds[kind],
      title: trimmed(title) || fill(unnamed, { id: id ?? 0 }),
    });
  }

  /** @param name as `changedFields` has it, or of a field in a row: `posts[0].title` */
  function fieldOf(kind: RecordKind, name: string): string {
    return ownLabel(kind, name) ?? labelIn(fields, name) ?? name;
  }

  function ownLabel(kind: RecordKind, name: string): string | undefined {
    if (kind === "project") return projectFieldLabel(texts.adminProjects, name);
    if (kind === "home") return numberLabel(name);
    if (kind === "files") return mediaLabel(name);
    const picture = pictureOfAlt(name);
    if (picture !== undefined) {
      const own = labelIn(labelsOf(kind), picture);
      return own && fill(texts.adminProjects.labels.placeAlt, { label: own });
    }
    const label = labelIn(labelsOf(kind), name.replace(/^en\./, ""));
    return label !== undefined && name.startsWith("en.") ? inEnglish(label) : label;
  }

  function labelsOf(kind: "documents" | "partners" | "banner"): object {
    if (kind === "documents") return texts.adminDocuments.fields;
    if (kind === "partners") return texts.adminPartners.fields;
    const { link, active, desktopImage, mobileImage } = texts.adminBanner;
    return { ...texts.adminBanner.fields, link, active, desktopImage, mobileImage };
  }

  function numberLabel(name: string): string | undefined {
    const [, block = "", field = ""] = /^(\w+)\.(?:en\.)?(\w+)$/.exec(name) ?? [];
    const { blocks, number, description } = texts.adminNumbers;
    const [where, label] = [labelIn(blocks, block), labelIn({ number, description }, field)];
    if (where === undefined || label === undefined) return undefined;
    return `${where}: ${name.includes(".en.") ? inEnglish(label) : label}`;
  }

  function mediaLabel(name: string): string | undefined {
    const { alt, decorative, focal, focalX, focalY, captions, transcript } = texts.adminMedia;
    const { turning, frame } = texts.adminMedia;
    const own = {
      isDecorative: decorative,
      focalX: `${focal}: ${focalX}`,
      focalY: `${focal}: ${focalY}`,
      orientation: turning.title,
      frames: frame.plain,
      ...frameLabels(texts.adminMedia),
    };
    const [, field = "", language = ""] = /^(\w+)(Pt|En)$/.exec(name) ?? [];
    const label = labelIn({ alt, captions, transcript }, field);
    if (label === undefined) return labelIn(own, name);
    return language === "En" ? inEnglish(label) : label;
  }

  /** A value in words, where it is none by itself: how a picture is turned. */
  function wordOf(name: string, value: string): string {
    if (name !== "orientation") return value;
    return labelIn(texts.adminMedia.turning.ways, value || "none") ?? value;
  }

  return { recordOf, fieldOf, wordOf };
}

function labelIn(labels: object, name: string): string | undefined {
  const found = Object.hasOwn(labels, name) ? (labels as Record<string, unknown>)[name] : undefined;
  return typeof found === "string" ? found : undefined;
}
