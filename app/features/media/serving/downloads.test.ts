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
