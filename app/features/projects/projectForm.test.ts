import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { projectSchema } from "./projects.schema.ts";

/** The form is parsed by the schema of the JSON endpoint. */
test("a form's fields become the same project as the endpoint's JSON", () => {
  const form = new FormData();
  const fields = {
    name: "Rio",
    "en.name": "River",
    highlight: "on",
    bannerImage: "/storage/images/a.webp",
    bannerLogo: "",
    "posts[0].title": "Dois",
    "posts[0].order": "2",
    "posts[0].createdAt": "2025-06-01",
    "posts[1].title": "Um",
    "posts[1].order": "1",
    "posts[1].createdAt": "",
    "gallery[0].file": "images/b.webp",
    "gallery[1].file": "",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const result = parseWithZod(form, { schema: projectSchema });
  const json = projectSchema.parse({
    name: "Rio",
    en: { name: "River" },
    highlight: true,
    bannerImage: "images/a.webp",
    posts: [{ title: "Um" }, { title: "Dois", createdAt: "2025-06-01T12:00:00.000Z" }],
    gallery: [{ file: "images/b.webp" }],
  });
  expect(result.status === "success" && result.value).toEqual(json);
});

test("empty places of a gallery do not count", () => {
  const photos = Array.from({ length: 20 }, (_, index) => ({ file: `images/${index}.webp` }));
  expect(projectSchema.parse({ gallery: [{ file: null }, ...photos] }).gallery).toHaveLength(20);
});
