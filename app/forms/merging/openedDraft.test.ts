import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packDraft, unpackDraft } from "./openedDraft.server.ts";

test("a form brings back what its draft held", () => {
  const content = { name: "Maré cheia", posts: [{ title: "“Água”", order: 1 }], en: { name: "" } };
  expect(unpackDraft(packDraft(content))).toEqual(content);
});

test.each([
  ["nothing", ""],
  ["other text", "???"],
  ["no record", packDraft([1])],
  ["a bomb", brotliCompressSync(`{"name":"${"a".repeat(5_000_000)}"}`).toString("base64url")],
])("anything else is as if it had brought none: %s", (_, text) => {
  expect(unpackDraft(text)).toBeUndefined();
});
