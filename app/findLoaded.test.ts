import { expect, test } from "vitest";
import { findLoaded } from "./findLoaded.ts";

const pick = (data: { texts?: { title?: string } }) => data.texts?.title;

test("the innermost route that has the value gives it", () => {
  const matches = [
    { loaderData: { texts: { title: "root" } } },
    { loaderData: { texts: { title: "frame" } } },
    { loaderData: { texts: {} } },
    { loaderData: {} },
    { loaderData: null },
    { loaderData: undefined },
    undefined,
  ];
  expect(findLoaded(matches, pick)).toBe("frame");
});

test("a page whose loaders do not have the value gives none", () => {
  expect(findLoaded([{ loaderData: { media: {} } }, undefined], pick)).toBeUndefined();
});
