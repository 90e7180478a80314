import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { pictureOfAlt } from "#app/validation/placeAlt.ts";

/** A project's lists of rows, by their field names. */
const listNames = ["partners", "posts", "gallery", "documents"] as const;
export type ListName = (typeof listNames)[number];

type Texts = Dictionary["adminProjects"];

const place = new RegExp(`^(?:(${listNames.join("|")})(?:\\[(\\d+)\\])?\\.?)?(.*)$`);

/**
 * The label of a field of the project form.
 *
 * @param name as in the form: `posts[1].en.title` is "Fique por dentro 2: Texto (inglês)"
 * @returns undefined for a name that the form does not have
 */
export function projectFieldLabel(texts: Texts, name: string): string | undefined {
  const picture = pictureOfAlt(name);
  if (picture !== undefined) {
    const label = projectFieldLabel(texts, picture);
    return label && fill(texts.labels.placeAlt, { label });
  }
  const { list, position, field, isEnglish } = parse(name);
  if (list && field === "") return texts.sections[list].title;
  const label = textAt(texts.fields, list ? `${list}.${field}` : field);
  if (label === undefined) return undefined;
  const whole = isEnglish ? fill(texts.labels.english, { label }) : label;
  if (!list || position === undefined) return whole;
  if (list === "gallery") return fill(texts.labels.photo, { position });
  return fill(texts.labels.listed, { list: texts.sections[list].title, position, label: whole });
}

function parse(name: string) {
  const [, list, index, rest = ""] = place.exec(name) ?? [];
  const isEnglish = /(^|\.)en\./.test(rest);
  return {
    list: list as ListName | undefined,
    position: index === undefined ? undefined : Number(index) + 1,
    field: rest.replace(/(^|\.)en\./, "$1"),
    isEnglish,
  };
}

/** The text under a dotted key; a key without a dot may stand under `main`. */
function textAt(fields: Texts["fields"], key: string): string | undefined {
  const all: Record<string, string | Record<string, string>> = fields;
  const [part = "", leaf] = key.split(".");
  if (leaf === undefined) {
    const own = all[part];
    return typeof own === "string" ? own : fields.main[part as keyof Texts["fields"]["main"]];
  }
  const group = all[part];
  return typeof group === "object" ? group[leaf] : undefined;
}
