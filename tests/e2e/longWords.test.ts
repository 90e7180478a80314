import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resize, useChromium } from "#tests/support/browser.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  const storageDir = newStorage(true);
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  const word = "desenvolvimentourbano".repeat(14);
  sqlite
    .prepare(
      `update project set name = ?, subtitle = ?, descriptionTitle = ?, descriptionText = ?,
       resultsTitle = ?, resultsNumberOne = '999.999.999,99', resultsNameOne = ? where id = 1`,
    )
    .run(word, word, word, word, word, word);
  sqlite.prepare("update document set title = ?, description = ? where id = 1").run(word, word);
  sqlite.prepare("update homeNumber set number = '123456789012', description = ?").run(word);
  sqlite.close();
  server = await startServer({ storageDir });
});
afterAll(() => server.stop());

const chromium = useChromium();

test("a word of 300 letters widens no page", async () => {
  const page = await chromium.open();
  const overflows: string[] = [];
  for (const address of [
    "/",
    "/projetos",
    "/documentos",
    "/busca?q=desenvolvimento",
    "/projeto/x/1",
  ]) {
    await page.goto(server.url + address);
    for (const width of [320, 768, 1440]) {
      await resize(page, width);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) overflows.push(`${address} at ${width}: ${scrollWidth}`);
    }
  }
  expect(overflows).toEqual([]);
});
