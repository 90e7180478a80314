import { isBlank } from "#app/text/blank.ts";
import { type Project, projectSchema } from "../../projects.schema.ts";
import { sectionsOf } from "../../site/sections.ts";
import { videoLinkName } from "./formOnlyFields.ts";
import { type SectionName, sectionNames } from "./sectionNames.ts";

/** Whether a section will show on the public page; partial: it has some content, but not enough. */
export type SectionState = "shown" | "partial" | "empty";
export type SectionStates = Record<SectionName, SectionState>;

interface Rule {
  isShown: boolean;
  /** The content that makes a section which is not shown a partial one. */
  has: unknown;
}

const empty = projectSchema.parse({});

/**
 * The state of each section, by the public page's own rules.
 *
 * @param values of the form, from conform: empty texts, files and lists may be absent
 */
export function sectionStates(values: unknown): SectionStates {
  const project = complete(isObject(values) ? values : {});
  const shown = sectionsOf(project);
  const { description, results, beforeAndAfter: extra } = project;
  const rules: Record<SectionName, Rule> = {
    banner: {
      isShown: !isBlank(project.name) || Boolean(project.bannerImage),
      has: [project.subtitle, project.place, project.theme],
    },
    description: { isShown: shown.description !== null, has: description },
    partners: { isShown: shown.partners.length > 0, has: project.partners },
    video: { isShown: shown.video !== null, has: null },
    posts: { isShown: shown.posts.length > 0, has: project.posts },
    results: { isShown: shown.results !== null, has: results },
    beforeAfter: {
      isShown: shown.beforeAfter !== null,
      has: [extra.beforeImage, extra.afterImage],
    },
    eBook: {
      isShown: shown.eBook !== null,
      has: [extra.title, extra.description, extra.link, extra.eBookImage, extra.eBookFile],
    },
    gallery: { isShown: shown.gallery.length > 0, has: null },
    documents: { isShown: shown.documents.length > 0, has: project.documents },
  };
  const states = sectionNames.map((name) => [name, stateOf(rules[name])] as const);
  return Object.fromEntries(states) as SectionStates;
}

/** The fields that a section with some content lacks to be shown, by their names among the labels; of a list: a row's. */
const needed: Partial<Record<SectionName, readonly string[]>> = {
  banner: ["main.name"],
  partners: ["partners.image"],
  posts: ["posts.title"],
};

/**
 * What keeps an incomplete section from being shown: `beforeAndAfter.title`.
 *
 * @param values of the form, from conform
 */
export function lackingFields(name: SectionName, values: unknown): string[] {
  const project = complete(isObject(values) ? values : {});
  return lackingOf(name, project.beforeAndAfter) ?? [...(needed[name] ?? [])];
}

/** Of the two sections that show only where all of their fields are filled in; undefined for another one. */
export function lackingOf(name: SectionName, extra: Project["beforeAndAfter"]) {
  const { beforeImage, afterImage, title, description, eBookImage } = extra;
  const fields: Partial<Record<SectionName, object>> = {
    beforeAfter: { beforeImage, afterImage },
    eBook: { title, description, link: extra.eBookFile || extra.link, eBookImage },
  };
  const own = fields[name];
  if (!own) return undefined;
  return Object.entries(own).flatMap(([field, value]) =>
    typeof value === "string" && !isBlank(value) ? [] : [`beforeAndAfter.${field}`],
  );
}

function stateOf({ isShown, has }: Rule): SectionState {
  if (isShown) return "shown";
  return hasText(has) ? "partial" : "empty";
}

/**
 * The form's values in the shape of a complete project. Texts are not validated, only checked for presence.
 */
function complete(values: Record<string, unknown>): Project & { id: number } {
  return {
    ...empty,
    ...(values as Partial<Project>),
    id: 0,
    projectInAction: [values.projectInAction, values[videoLinkName]].find(isFilled) ?? null,
    description: { ...empty.description, ...own(values.description) },
    results: { ...empty.results, ...own(values.results) },
    beforeAndAfter: { ...empty.beforeAndAfter, ...own(values.beforeAndAfter) },
    partners: rows(values.partners, { image: null, link: "" }),
    posts: rows(values.posts, { image: null, link: "", title: "", topic: "", createdAt: "" }),
    gallery: rows(values.gallery, { file: null }).filter((photo) => photo.file),
    documents: rows(values.documents, { file: null, title: "", description: "", link: "" }),
  };
}

/** Only the Portuguese fields: an English text alone shows nothing. */
function own(value: unknown): Record<string, never> {
  if (!isObject(value)) return {};
  const { en: _, ...rest } = value;
  return rest as Record<string, never>;
}

function rows<Row extends object>(value: unknown, blank: Row): (Row & { order: number })[] {
  if (!Array.isArray(value)) return [];
  return value.map((row, index) => ({ ...blank, ...own(row), order: index + 1 }));
}

function hasText(value: unknown): boolean {
  if (typeof value === "string") return !isBlank(value);
  if (Array.isArray(value)) return value.some((item) => hasText(item));
  return isObject(value) && Object.values(value).some((item) => hasText(item));
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
