import { paths } from "#app/sitePaths.ts";
import { isBlank } from "#app/text/blank.ts";
import type { PublicProject } from "../projects.schema.ts";

/**
 * The content of a project's page: each of spec 2's sections, or null / an empty list when it has no data.
 * The page renders exactly these, so that no empty section can appear.
 */
export function sectionsOf(project: PublicProject) {
  const { description, results, beforeAndAfter: extra } = project;
  const eBookLink = extra.eBookFile ? paths.stored(extra.eBookFile) : extra.link;
  return {
    description: hasAny(Object.values(description)) ? description : null,
    partners: project.partners.filter((partner) => partner.image),
    video: project.projectInAction,
    posts: project.posts.filter((post) => hasAny([post.image, post.title, post.topic])),
    results: hasAny(Object.values(results)) ? results : null,
    beforeAfter:
      extra.beforeImage && extra.afterImage
        ? {
            before: { image: extra.beforeImage, inPlace: extra.beforeImageAlt },
            after: { image: extra.afterImage, inPlace: extra.afterImageAlt },
          }
        : null,
    eBook:
      extra.eBookImage && [extra.title, eBookLink, extra.description].every(isText)
        ? {
            title: extra.title,
            description: extra.description,
            link: eBookLink,
            cover: extra.eBookImage,
            ...(extra.eBookImageAlt && { coverAlt: extra.eBookImageAlt }),
            ...(extra.inPortuguese && { inPortuguese: extra.inPortuguese }),
          }
        : null,
    gallery: project.gallery.flatMap(({ file, fileAlt: inPlace }) =>
      file === null ? [] : [{ image: file, inPlace }],
    ),
    documents: project.documents.filter((item) =>
      hasAny([item.title, item.description, item.file, item.link]),
    ),
  };
}

export type ProjectSections = ReturnType<typeof sectionsOf>;

/** Whether a page has nothing but its banner. */
export function isWithoutSections(sections: ProjectSections): boolean {
  return Object.values(sections).every((section) =>
    Array.isArray(section) ? section.length === 0 : section === null,
  );
}

function hasAny(values: readonly unknown[]): boolean {
  return values.some(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && !isBlank(value);
}
