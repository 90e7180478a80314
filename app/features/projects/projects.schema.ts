import type { InPortuguese } from "#app/i18n/content.ts";
import { english } from "#app/validation/english.ts";
import { imageFile, paperFile } from "#app/validation/file.ts";
import { link } from "#app/validation/link.ts";
import { order, orderedList } from "#app/validation/list.ts";
import { placeAlt } from "#app/validation/placeAlt.ts";
import { withoutEnglish } from "#app/validation/schemaTree.ts";
import { line, text } from "#app/validation/text.ts";
import { video } from "#app/validation/video.ts";
import { z } from "#app/validation/zod.ts";
import { postDate } from "./postDate.ts";

/** The gallery's limit (spec 9): further photos are dropped, with a notice in the form but not in JSON. */
export const maxPhotos = 20;

/** The text fields of each part that may have an English version. */
export const projectTexts = {
  main: ["name", "subtitle", "place", "theme"],
  description: ["title", "description"],
  results: ["title", "textOne", "textTwo", "numberOne", "numberTwo", "nameOne", "nameTwo"],
  beforeAndAfter: ["title", "description"],
  posts: ["title", "topic"],
  documents: ["title", "description"],
} as const;

/** Those of `main` that hold a name, which is never missing in English. */
export const namedTexts: readonly string[] = ["place"];

const wrongType = { error: "validation.type" };

const partner = z.object({ image: imageFile, imageAlt: placeAlt, link, order }, wrongType);

const post = z.object(
  {
    image: imageFile,
    imageAlt: placeAlt,
    link,
    title: text,
    topic: line,
    createdAt: postDate,
    order,
    en: english({ title: text, topic: line }),
  },
  wrongType,
);

const photo = z.object({ file: imageFile, fileAlt: placeAlt, order }, wrongType);

const projectDocument = z.object(
  {
    file: paperFile,
    title: line,
    description: text,
    link,
    order,
    en: english({ title: line, description: text }),
  },
  wrongType,
);

const description = z.object(
  {
    title: line,
    description: text,
    firstImage: imageFile,
    firstImageAlt: placeAlt,
    secondImage: imageFile,
    secondImageAlt: placeAlt,
    logoImage: imageFile,
    logoImageAlt: placeAlt,
    en: english({ title: line, description: text }),
  },
  wrongType,
);

const resultsTexts = {
  title: line,
  textOne: text,
  textTwo: text,
  numberOne: line,
  numberTwo: line,
  nameOne: line,
  nameTwo: line,
};

const results = z.object(
  { image: imageFile, imageAlt: placeAlt, ...resultsTexts, en: english(resultsTexts) },
  wrongType,
);

/** Before and after, and the e-book, to which everything but the two pictures belongs: a file, or else a link. */
const beforeAndAfter = z.object(
  {
    beforeImage: imageFile,
    beforeImageAlt: placeAlt,
    afterImage: imageFile,
    afterImageAlt: placeAlt,
    title: line,
    description: text,
    link,
    eBookImage: imageFile,
    eBookImageAlt: placeAlt,
    eBookFile: paperFile,
    en: english({ title: line, description: text }),
  },
  wrongType,
);

/**
 * A project as sent by forms and API clients: every key is optional, with its empty value as default
 * (contract 5).
 */
export const projectSchema = z
  .object(
    {
      name: line,
      subtitle: line,
      place: line,
      theme: line,
      bannerImage: imageFile,
      bannerImageAlt: placeAlt,
      bannerLogo: imageFile,
      bannerLogoAlt: placeAlt,
      cardImageMobile: imageFile,
      cardImageDesktop: imageFile,
      cardImageDesktopAlt: placeAlt,
      /** Its card images are its banner: those of its own do not count. */
      cardFollowsBanner: z.boolean(wrongType).default(false),
      highlight: z.boolean(wrongType).default(false),
      link,
      en: english({ name: line, subtitle: line, place: line, theme: line }),
      description: description.prefault({}),
      partners: orderedList(partner),
      projectInAction: video,
      posts: orderedList(post),
      results: results.prefault({}),
      beforeAndAfter: beforeAndAfter.prefault({}),
      gallery: orderedList(photo, { keep: (item) => item.file !== null, max: maxPhotos }),
      documents: orderedList(projectDocument),
    },
    wrongType,
  )
  .meta({ title: "Project" });

/** A project as stored, without the columns that only the database sets. */
export type Project = z.output<typeof projectSchema>;

/** A project as in its form, without the star, which is set in the list and no part of a draft. */
export const draftSchema = projectSchema
  .omit({ highlight: true })
  .meta({ title: "ProjectDraftContent" });
export type FormProject = z.output<typeof draftSchema>;

/** A project without card images of its own, and what is said of them, where its card follows the banner. */
export function withOwnCards<Content extends Cards>(project: Content): Content {
  if (!project.cardFollowsBanner) return project;
  const { cardImageDesktopAlt: _, ...others } = project;
  return { ...others, cardImageDesktop: null, cardImageMobile: null } as Content;
}

type Cards = Pick<Project, "cardFollowsBanner" | "cardImageDesktop" | "cardImageMobile"> &
  Partial<Pick<Project, "cardImageDesktopAlt">>;

const id = { id: z.int() };

/** A full project in answers to staff, `en` as stored. */
export const projectResponse = z
  .object({ ...id, ...projectSchema.shape })
  .meta({ title: "Project" });
/** A full project in answers to visitors, in one language. */
export const publicProjectResponse = withoutEnglish(projectResponse).meta({
  title: "PublicProject",
});
export type PublicProject = z.output<typeof publicProjectResponse>;

const image = z.string().nullable();

/** A project in a public list. */
export const projectSummary = z
  .object({
    ...id,
    name: z.string(),
    bannerImage: image,
    cardImageDesktop: image,
    cardImageMobile: image,
    highlight: z.boolean(),
  })
  .meta({ title: "ProjectSummary" });
export type ProjectSummary = z.output<typeof projectSummary> & InPortuguese;

/** A project in the back office's list. */
export const projectListItem = z
  .object({
    ...id,
    name: z.string(),
    bannerImage: image,
    highlight: z.boolean(),
    link: z.string(),
  })
  .meta({ title: "ProjectListItem" });
export type ProjectListItem = z.output<typeof projectListItem>;

export const highlightSchema = z.object({ highlight: z.boolean(wrongType) }, wrongType);
export const highlightResponse = z.object({ ...id, ...highlightSchema.shape });
