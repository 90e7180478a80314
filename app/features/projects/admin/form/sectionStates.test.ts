import { expect, test } from "vitest";
import { lackingFields, sectionStates } from "./sectionStates.ts";

test("an empty form shows nothing", () => {
  expect(new Set(Object.values(sectionStates({})))).toEqual(new Set(["empty"]));
});

test.each([
  [{ beforeAndAfter: { title: "Guia", link: "/x", description: "Texto" } }, "eBook", "partial"],
  [
    { beforeAndAfter: { title: "a", link: "/x", description: "b", eBookImage: "images/a.webp" } },
    "eBook",
    "shown",
  ],
  [{ beforeAndAfter: { beforeImage: "images/a.webp" } }, "beforeAfter", "partial"],
  [{ partners: [{ link: "https://a.example" }] }, "partners", "partial"],
  [{ partners: [undefined, { image: "images/a.webp" }] }, "partners", "shown"],
  [{ gallery: [undefined] }, "gallery", "empty"],
  [{ gallery: [{ file: "images/a.webp" }] }, "gallery", "shown"],
  [{ description: { en: { title: "English alone" } } }, "description", "empty"],
  [{ projectInAction: "videos/a.mp4" }, "video", "shown"],
  [{ projectInAction: "", "link:projectInAction": "youtu.be/a" }, "video", "shown"],
] as const)("%j: %s is %s", (values, section, state) => {
  expect(sectionStates(values)[section]).toBe(state);
});

test.each([
  [
    "eBook",
    { beforeAndAfter: { title: "Guia", eBookFile: "files/a.pdf", eBookImage: "images/a" } },
    "description",
  ],
  ["beforeAfter", { beforeAndAfter: { beforeImage: "images/a.webp" } }, "afterImage"],
] as const)("an incomplete %s names the field that it lacks", (section, values, field) => {
  expect(sectionStates(values)[section]).toBe("partial");
  expect(lackingFields(section, values)).toEqual([`beforeAndAfter.${field}`]);
});

test("an incomplete row of a list lacks what would show it", () => {
  const values = { partners: [{ link: "/x" }] };
  expect(lackingFields("partners", values)).toEqual(["partners.image"]);
});
