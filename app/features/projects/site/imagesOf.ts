import type { PublicProject } from "../projects.schema.ts";

/** Every picture that a project's page may show, as paths under /storage; nulls included. */
export function imagesOf(project: PublicProject): (string | null)[] {
  const { description, results, beforeAndAfter } = project;
  return [
    project.bannerImage,
    project.bannerLogo,
    description.firstImage,
    description.secondImage,
    description.logoImage,
    results.image,
    beforeAndAfter.beforeImage,
    beforeAndAfter.afterImage,
    beforeAndAfter.eBookImage,
    ...project.partners.map((partner) => partner.image),
    ...project.posts.map((post) => post.image),
    ...project.gallery.map((photo) => photo.file),
  ];
}
