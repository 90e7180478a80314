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
  sqlite.prepare("update homeNumber set description = ?").run(word);
  sqlite
    .prepare("update project set resultsNumberOne = ?, resultsNumberTwo = ? where id = 2")
    .run("1.234.567 pessoas", "aproximadamente 45%");
  const figures = ["1.234.567", "R$ 12.345.678,90", "888.888.888.888", "aproximadamente 45%"];
  const keys = ["projects", "connections", "regions", "people"];
  const update = sqlite.prepare("update homeNumber set number = ? where key = ?");
  for (const [index, key] of keys.entries()) update.run(figures[index], key);
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

test("a long figure breaks only between its words", async () => {
  const page = await chromium.open();
  const broken: string[] = [];
  for (const [address, selector] of [
    ["/", "section[aria-labelledby=numbers] [data-step]"],
    ["/projeto/x/2", "section[aria-labelledby=results] [data-step]"],
  ] as const) {
    await page.goto(server.url + address);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await resize(page, width);
      const found = await page.locator(selector).evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const text = figure.firstChild as Text;
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const cut =
              range.getBoundingClientRect().right > figure.getBoundingClientRect().right + 1;
            return cut || range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      broken.push(...found.map((word) => `${address} at ${width}: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});
