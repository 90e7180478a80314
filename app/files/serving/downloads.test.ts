import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { store } from "../store.server.ts";
import { serveStorage } from "./serveStorage.server.ts";

setupTestDatabase();
setupTestStorage();
const server = setupStepServer([serveStorage]);

test("a picture of a kind that is not drawn is a download; a range past the end is refused", async () => {
  for (const make of [samples.gif, samples.avif]) {
    const { url } = await store([await make()], {
      originalName: "d'água.gif",
      accept: "libraryDocument",
    });
    const disposition = (await fetch(server.origin() + url)).headers.get("content-disposition");
    expect(disposition).toMatch(/^attachment;/);
    expect(disposition).toContain("d%27%C3%A1gua");
  }
  const { url, size } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const past = await fetch(server.origin() + url, { headers: { Range: `bytes=${size}-` } });
  expect(past.status).toBe(416);
});

test.each([
  ['Ata "final".pdf', "Ata 'final'.pdf", "Ata%20%22final%22.pdf"],
  [
    "👩‍👩‍👧.pdf",
    /^[0-9a-f]{32}\.pdf$/,
    "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7.pdf",
  ],
  [
    "família 👩‍👩‍👧.pdf",
    "familia .pdf",
    "fam%C3%ADlia%20%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7.pdf",
  ],
  ["100% d'água\\nascente; (2).pdf", "nascente; (2).pdf", "nascente%3B%20%282%29.pdf"],
  ["海の町.pdf", /^[0-9a-f]{32}\.pdf$/, "%E6%B5%B7%E3%81%AE%E7%94%BA.pdf"],
])("a download keeps its name: %s", async (originalName, ascii, encoded) => {
  const { url, name } = await store([samples.pdf], { originalName, accept: "any" });
  expect(name).toBe(originalName.split("\\").at(-1));
  const disposition = (await fetch(server.origin() + url)).headers.get("content-disposition") ?? "";
  const [, shown, exact] =
    /^inline; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  expect(shown).toMatch(ascii);
  expect(exact).toBe(encoded);
  expect(decodeURIComponent(exact ?? "")).toBe(name);
});
