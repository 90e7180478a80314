import { expect, test } from "vitest";
import { applyRemovals } from "./fieldNames.ts";

function form(entries: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(entries)) formData.append(name, value);
  applyRemovals(formData);
  return Object.fromEntries(formData);
}

test("a checked removal empties its field and leaves no trace", () => {
  expect(form({ banner: "images/a.webp", "remove:banner": "images/a.webp", name: "x" })).toEqual({
    banner: "",
    name: "x",
  });
});

test("a file that came with the same form is not removed", () => {
  expect(form({ banner: "images/new.webp", "remove:banner": "images/a.webp" })).toEqual({
    banner: "images/new.webp",
  });
});
