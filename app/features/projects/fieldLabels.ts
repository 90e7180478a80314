import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

type Texts = Dictionary["adminProjects"];

const listTitles: Record<string, keyof Texts["sections"]> = {
  partners: "partners",
  posts: "posts",
  gallery: "gallery",
  documents: "documents",
};

/**
 * The label of a field of the project form.
 *
 * @param name as in the form: `posts[1].en.title` is "Fique por dentro 2: Texto (inglês)"
 * @returns undefined for a name that the form does not have
 */
export function projectFieldLabel(texts: Texts, name: string): string | undefined {
  const { list, position, field, isEnglish } = parse(name);
  const section = list && listTitles[list];
  if (section && field === "") return texts.sections[section].title;
  const label = textAt(texts.fields, list ? `${list}.${field}` : field);
  if (label === undefined) return undefined;
  const whole = isEnglish ? fill(texts.labels.english, { label }) : label;
  if (!section || position === undefined) return whole;
  return fill(texts.labels.listed, { list: texts.sections[section].title, position, label: whole });
}

function parse(name: string) {
  const match = /^(?:(partners|posts|gallery|documents)(?:\[(\d+)\])?\.?)?(.*)$/.exec(name);
  const [, list, index, rest = ""] = match ?? [];
  const isEnglish = /(^|\.)en\./.test(rest);
  return {
    list,
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
