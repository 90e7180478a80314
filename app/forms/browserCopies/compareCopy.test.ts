import { expect, test } from "vitest";
import { compareCopy, entriesOf, restoreCopy } from "./compareCopy.ts";

const words = { yes: "Sim", no: "Não" };

function formOf(fields: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return formData;
}

const compare = (typed: Record<string, string>, shown: Record<string, string>) =>
  compareCopy({ entries: Object.entries(typed) }, formOf(shown), {
    ...{ checkboxes: ["active"], words },
  });

test("what only tells the form apart from others is no difference", () => {
  const typed = { name: "Rio", version: "3", draft: "7#a", idempotencyKey: "a", attempt: "7" };
  expect(compare(typed, { name: "Rio", version: "4", draft: "none" })).toEqual([]);
});

test("texts, boxes and rows that differ are told with both values", () => {
  const shown = { name: "Rio", "posts[0].title": "Um", active: "on" };
  const typed = { name: "Mar", "posts[0].title": "Um", "posts[1].title": "Dois" };
  expect(compare(typed, shown)).toEqual([
    { name: "active", saved: "Sim", typed: "Não" },
    { name: "name", saved: "Rio", typed: "Mar" },
    { name: "posts[1].title", saved: "", typed: "Dois" },
  ]);
});

test("a form starts with its key, its base and its rows, as after an expired session", () => {
  const entries = Object.entries({ name: "Mar", "posts[1].title": "Dois", idempotencyKey: "a" });
  expect(restoreCopy({ entries }, new FormData(), undefined).initialValue).toMatchObject({
    ...{ name: "Mar", idempotencyKey: "a", posts: [undefined, { title: "Dois" }] },
  });
});

test("a form knows the draft that was shown beside what it starts with, and not an older one", () => {
  const entries = Object.entries({ name: "Mar", draft: "none", version: "3" });
  const shown = formOf({ name: "Rio", draft: "2#b", version: "3", openedDraft: "packed" });
  expect(restoreCopy({ entries }, shown, undefined).initialValue).toMatchObject({
    ...{ name: "Mar", draft: "2#b", version: "3", openedDraft: "packed" },
  });
});

/** Rows of stored files, as the form of a project's pictures has them. */
function rowsOf(...rows: Record<string, string>[]) {
  const fields = rows.map((row, index) =>
    Object.entries(row).map(([name, value]) => [`photos[${index}].${name}`, value]),
  );
  return Object.fromEntries(fields.flat()) as Record<string, string>;
}

test("what a row tells of its stored file is no difference, and is what the form shows by now", () => {
  const row = { path: "images/a.webp", altPt: "Rio" };
  const typed = rowsOf({ ...row, draft: "none", opened: "hash" });
  const shown = rowsOf({ ...row, draft: "1#b", opened: "other" });
  expect(
    compareCopy({ entries: Object.entries(typed) }, formOf(shown), { checkboxes: [], words }),
  ).toEqual([]);
  const copy = { entries: Object.entries({ ...typed, "photos[0].altPt": "Mar" }) };
  expect(restoreCopy(copy, formOf(shown), undefined).initialValue).toEqual({
    photos: [{ ...row, altPt: "Mar", draft: "1#b", opened: "other" }],
  });
});

test("texts go to the file that they were typed for, wherever the form shows it by now", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => ({ path: `images/${name}.webp` }));
  const copy = { entries: Object.entries(rowsOf({ ...a, altPt: "Rio" }, { ...b, altPt: "Mar" })) };
  const shown = formOf(rowsOf({ ...c, altPt: "Cais" }, { ...a, altPt: "" }));
  expect(compareCopy(copy, shown, { checkboxes: [], words })).toEqual([
    { name: "photos[1].altPt", saved: "", typed: "Rio" },
  ]);
  expect(restoreCopy(copy, shown, undefined).initialValue).toEqual({
    photos: [
      { ...c, altPt: "Cais" },
      { ...a, altPt: "Rio" },
    ],
  });
});

test("files, and the answers to a save's questions, are not kept", () => {
  const formData = formOf({ name: "Mar", asked: "3", "choice:name": "mine" });
  formData.set("upload:banner", new File(["x"], "a.png"));
  expect(entriesOf(formData)).toEqual([["name", "Mar"]]);
});
