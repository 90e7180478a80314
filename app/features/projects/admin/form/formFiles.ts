import type { Accept } from "#app/features/media/fileTypes.ts";

const kinds: Record<string, Accept> = {
  bannerImage: "image",
  bannerLogo: "image",
  cardImageMobile: "image",
  cardImageDesktop: "image",
  "description.firstImage": "image",
  "description.secondImage": "image",
  "description.logoImage": "image",
  "partners[].image": "image",
  projectInAction: "video",
  "posts[].image": "image",
  "results.image": "image",
  "beforeAndAfter.beforeImage": "image",
  "beforeAndAfter.afterImage": "image",
  "beforeAndAfter.eBookImage": "image",
  "gallery[].file": "image",
  "documents[].file": "projectDocument",
};

/** What a file field of the project form takes (spec 5); undefined for whatever is no file field. */
export function projectFileKind(field: string): Accept | undefined {
  return kinds[field.replace(/\[\d+\]/, "[]")];
}
