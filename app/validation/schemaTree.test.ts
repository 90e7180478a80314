import { expect, test } from "vitest";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import {
  pictureDescription,
  videoDescription,
} from "#app/features/media/description/description.schema.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { acceptAt } from "./schemaTree.ts";

test.each([
  ["image", "bannerImage"],
  ["image", "bannerLogo"],
  ["image", "cardImageMobile"],
  ["image", "cardImageDesktop"],
  ["image", "description.firstImage"],
  ["image", "description.secondImage"],
  ["image", "description.logoImage"],
  ["image", "partners[0].image"],
  ["video", "projectInAction"],
  ["image", "posts[12].image"],
  ["image", "results.image"],
  ["image", "beforeAndAfter.beforeImage"],
  ["image", "beforeAndAfter.afterImage"],
  ["image", "beforeAndAfter.eBookImage"],
  ["projectDocument", "beforeAndAfter.eBookFile"],
  ["image", "gallery[3].file"],
  ["image", "gallery[].file"],
  ["projectDocument", "documents[0].file"],
])("the project form takes %s at %s", (accept, field) => {
  expect(acceptAt(projectSchema.omit({ highlight: true }), field)).toBe(accept);
});

test.each([
  ["image", "desktopImage", bannerSchema],
  ["image", "mobileImage", bannerSchema],
  ["libraryDocument", "file", documentSchema],
  ["image", "image", partnerSchema.omit({ type: true })],
  ["captions", "captionsPt", videoDescription],
  ["captions", "captionsEn", videoDescription],
])("takes %s at %s", (accept, field, schema) => {
  expect(acceptAt(schema, field)).toBe(accept);
});

test.each([
  ["a text", "name"],
  ["a text of a row", "documents[0].title"],
  ["a group", "description"],
  ["a list", "gallery"],
  ["a row", "gallery[0]"],
  ["a row that is not counted", "posts[first].image"],
  ["a row's field without its row", "posts.image"],
  ["a row of what is no list", "results[0].image"],
  ["more than a file field", "bannerImage.file"],
  ["a name that only ends like a field's", "otherImage"],
  ["an object's own machinery", "constructor"],
  ["no name", ""],
])("takes no file at %s", (_, field) => {
  expect(acceptAt(projectSchema, field)).toBeUndefined();
});

test("a form without files takes none", () => {
  expect(acceptAt(pictureDescription, "altPt")).toBeUndefined();
});
