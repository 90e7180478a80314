import { inLanguage } from "#app/db/english.server.ts";
import { type OutdatedEnglish, outdatedOf } from "#app/db/history/revisionContent.server.ts";
import { altsOf, stringifyAlts } from "#app/db/placeAlts.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type StoredEnglish, toStoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { youTubeId } from "#app/validation/youTube.ts";
import { type FormProject, projectTexts, withOwnCards } from "./projects.schema.ts";

/** What the project row's `en` column holds: English by part of the project. */
export type ProjectEnglish = Partial<Record<Part, StoredEnglish>>;

const parts = ["main", "description", "results", "beforeAndAfter"] as const;
type Part = (typeof parts)[number];

/** Of a database whose upgrade failed, which is served as it was: columns that came after its first version. */
export const beforeUpgrade = { place: "", theme: "" };

export function parseProjectEnglish(json: string): ProjectEnglish {
  return JSON.parse(json) as ProjectEnglish;
}

type PartTexts<Name extends Part> = Record<(typeof projectTexts)[Name][number], string>;

function fieldsOf<Name extends Part>(name: Name): readonly (typeof projectTexts)[Name][number][] {
  return projectTexts[name];
}

/** The columns that the form provides; the repository sets the others. */
type Columns = Omit<
  Row<"project">,
  "id" | "isHighlighted" | "position" | "version" | "createdAt" | "updatedAt"
>;

/** Whatever reads a public card reads these two columns: where it follows the banner, it is stored there. */
function cardColumns(project: FormProject) {
  const { cardFollowsBanner: follows, bannerImage, cardImageMobile, cardImageDesktop } = project;
  return {
    cardFollowsBanner: follows ? (1 as const) : (0 as const),
    cardImageMobile: follows ? bannerImage : cardImageMobile,
    cardImageDesktop: follows ? bannerImage : cardImageDesktop,
  };
}

/** The columns of a project's own texts, links and files. */
export function toColumns(project: FormProject, previous: readonly ProjectEnglish[]): Columns {
  const { description, results, beforeAndAfter } = project;
  const cards = cardColumns(project);
  return {
    name: project.name,
    subtitle: project.subtitle,
    place: project.place,
    theme: project.theme,
    link: project.link,
    bannerImage: project.bannerImage,
    bannerLogo: project.bannerLogo,
    ...cards,
    descriptionTitle: description.title,
    descriptionText: description.description,
    descriptionFirstImage: description.firstImage,
    descriptionSecondImage: description.secondImage,
    descriptionLogoImage: description.logoImage,
    ...videoColumns(project.projectInAction),
    resultsImage: results.image,
    resultsTitle: results.title,
    resultsTextOne: results.textOne,
    resultsTextTwo: results.textTwo,
    resultsNumberOne: results.numberOne,
    resultsNumberTwo: results.numberTwo,
    resultsNameOne: results.nameOne,
    resultsNameTwo: results.nameTwo,
    beforeImage: beforeAndAfter.beforeImage,
    afterImage: beforeAndAfter.afterImage,
    eBookTitle: beforeAndAfter.title,
    eBookDescription: beforeAndAfter.description,
    eBookLink: beforeAndAfter.link,
    eBookImage: beforeAndAfter.eBookImage,
    eBookFile: beforeAndAfter.eBookFile,
    en: JSON.stringify(storedEnglish(project, previous)),
    alts: stringifyAlts({
      bannerImage: [project.bannerImage, project.bannerImageAlt],
      bannerLogo: [project.bannerLogo, project.bannerLogoAlt],
      cardImageDesktop: [
        cards.cardImageDesktop,
        project.cardFollowsBanner ? project.bannerImageAlt : project.cardImageDesktopAlt,
      ],
      descriptionFirstImage: [description.firstImage, description.firstImageAlt],
      descriptionSecondImage: [description.secondImage, description.secondImageAlt],
      descriptionLogoImage: [description.logoImage, description.logoImageAlt],
      resultsImage: [results.image, results.imageAlt],
      beforeImage: [beforeAndAfter.beforeImage, beforeAndAfter.beforeImageAlt],
      afterImage: [beforeAndAfter.afterImage, beforeAndAfter.afterImageAlt],
      eBookImage: [beforeAndAfter.eBookImage, beforeAndAfter.eBookImageAlt],
    }),
  };
}

/** A stored video is a reference to `media`; one on YouTube is a plain text. */
function videoColumns(video: string | null) {
  const isLink = video !== null && youTubeId(video) !== undefined;
  return isLink ? { video: null, videoLink: video } : { video, videoLink: "" };
}

function storedEnglish(project: FormProject, previous: readonly ProjectEnglish[]): ProjectEnglish {
  const portuguese = { ...project, main: project };
  return Object.fromEntries(
    parts.map((part) => {
      const texts = portuguese[part];
      const known = previous.flatMap((english) => (english[part] ? [english[part]] : []));
      return [part, toStoredEnglish(projectTexts[part], texts, texts.en, known)] as const;
    }),
  );
}

/** The translations of a project's own texts whose Portuguese has changed since. */
export function outdatedIn(row: Row<"project">): OutdatedEnglish {
  const english = parseProjectEnglish(row.en);
  const project = toProject(row, "pt");
  const portuguese = { ...project, main: project };
  return Object.fromEntries(
    parts.map((part) => [
      part,
      outdatedOf([{ english: english[part] ?? {}, portuguese: { ...portuguese[part] } }]),
    ]),
  );
}

/** Outdated translations of a project's own texts, as earlier ones that a save may take over. */
export function toProjectEnglish(outdated: OutdatedEnglish): ProjectEnglish {
  return Object.fromEntries(parts.map((part) => [part, outdated[part]?.[0] ?? {}]));
}

/** Where a picture of the row may have a text of its own: by field of each part, the column of the picture. */
export const altFields = {
  main: {
    bannerImageAlt: "bannerImage",
    bannerLogoAlt: "bannerLogo",
    cardImageDesktopAlt: "cardImageDesktop",
  },
  description: {
    firstImageAlt: "descriptionFirstImage",
    secondImageAlt: "descriptionSecondImage",
    logoImageAlt: "descriptionLogoImage",
  },
  results: { imageAlt: "resultsImage" },
  beforeAndAfter: {
    beforeImageAlt: "beforeImage",
    afterImageAlt: "afterImage",
    eBookImageAlt: "eBookImage",
  },
} as const;

/** A row's project without its lists; in `lang` for visitors, with `en` for staff. */
export function toProject(row: Row<"project">, lang: Lang | "both") {
  const english = parseProjectEnglish(row.en);
  const cardFollowsBanner = row.cardFollowsBanner === 1;
  const { cardImageMobile, cardImageDesktop } = row;
  // What staff edit tells that it follows, visitors get the picture.
  const alts = altsOf(row.alts, altFields.main, lang);
  const cards = { cardFollowsBanner, cardImageMobile, cardImageDesktop, ...alts };
  const part = <Name extends Part, Texts extends PartTexts<Name>>(name: Name, texts: Texts) =>
    inLanguage(texts, english[name] ?? {}, lang, fieldsOf(name));
  return {
    id: row.id,
    ...part("main", {
      name: row.name,
      subtitle: row.subtitle,
      place: row.place,
      theme: row.theme,
    }),
    bannerImage: row.bannerImage,
    bannerLogo: row.bannerLogo,
    ...(lang === "both" ? withOwnCards(cards) : cards),
    highlight: row.isHighlighted === 1,
    link: row.link,
    description: part("description", {
      title: row.descriptionTitle,
      description: row.descriptionText,
      firstImage: row.descriptionFirstImage,
      secondImage: row.descriptionSecondImage,
      logoImage: row.descriptionLogoImage,
      ...altsOf(row.alts, altFields.description, lang),
    }),
    projectInAction: row.video ?? (row.videoLink || null),
    results: part("results", {
      image: row.resultsImage,
      ...altsOf(row.alts, altFields.results, lang),
      title: row.resultsTitle,
      textOne: row.resultsTextOne,
      textTwo: row.resultsTextTwo,
      numberOne: row.resultsNumberOne,
      numberTwo: row.resultsNumberTwo,
      nameOne: row.resultsNameOne,
      nameTwo: row.resultsNameTwo,
    }),
    beforeAndAfter: part("beforeAndAfter", {
      beforeImage: row.beforeImage,
      afterImage: row.afterImage,
      title: row.eBookTitle,
      description: row.eBookDescription,
      link: row.eBookLink,
      eBookImage: row.eBookImage,
      eBookFile: row.eBookFile,
      ...altsOf(row.alts, altFields.beforeAndAfter, lang),
    }),
  };
}
