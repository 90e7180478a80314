import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { storage } from "#app/files/storage.server.ts";
import { store } from "#app/files/store.server.ts";
import { langs } from "#app/i18n/lang.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { cardPageOf, sitePageNames } from "./cardPages.server.ts";
import { sweepCards } from "./cardSweep.server.ts";
import {
  type CardName,
  cardFileName,
  cardPath,
  findCard,
  parseCardPath,
  readCard,
} from "./cards.server.ts";
import { maxCardBytes } from "./renderCard.server.ts";

setupTestDatabase();
setupTestStorage();

async function card(page: string, lang: "pt" | "en" = "pt"): Promise<CardName> {
  const found = await findCard(page, lang);
  if (!found) throw new Error(`No card for ${page}`);
  return found;
}

async function withProject() {
  const { id: banner } = await store([await samples.png()], {
    originalName: "a.png",
    accept: "image",
  });
  const project = { name: "Praça das Marés", en: { name: "Tides Square" }, bannerImage: banner };
  const { id } = await Projects.insert(projectSchema.parse(project));
  return { id, project, page: `projeto-${id}` };
}

test("a card is a picture of 1200 x 630 that a chat shows, kept on the disk", async () => {
  const { page } = await withProject();
  const name = await card(page);
  const bytes = await readCard(name);
  if (!bytes) throw new Error("It is today's card");
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect(bytes.length).toBeLessThan(maxCardBytes);
  expect(readdirSync(join(storage().root, "cards"))).toEqual([`pt-${page}-${name.mark}.jpg`]);
  expect(parseCardPath(cardPath(name))).toMatchObject({ lang: "pt", page, mark: name.mark });
});

test("its address follows the title of its language, the picture and its focal point", async () => {
  const { id, project, page } = await withProject();
  const before = { pt: await card(page), en: await card(page, "en") };
  expect(before.pt.mark).not.toBe(before.en.mark);
  await Projects.update(id, projectSchema.parse({ ...project, subtitle: "Outro" }));
  expect((await card(page)).mark).toBe(before.pt.mark);
  await Projects.update(id, projectSchema.parse({ ...project, en: { name: "Square of Tides" } }));
  expect((await card(page)).mark).toBe(before.pt.mark);
  expect((await card(page, "en")).mark).not.toBe(before.en.mark);
  await Descriptions.updatePicture(1, pictureDescription.parse({ focalX: "20" }));
  const focused = await card(page);
  expect(focused.mark).not.toBe(before.pt.mark);
  await Projects.update(id, projectSchema.parse({ ...project, bannerImage: null }));
  expect((await card(page)).mark).not.toBe(focused.mark);
});

test("a card that is no longer today's is not made, and is swept", async () => {
  const { id, project, page } = await withProject();
  const old = await card(page);
  await readCard(old);
  await Projects.update(id, projectSchema.parse({ ...project, name: "Praça" }));
  const today = await card(page);
  await readCard(today);
  expect(await sweepCards(new Date(Date.now() - 60_000))).toBe(0);
  expect(await sweepCards(new Date(Date.now() + 60_000))).toBe(1);
  expect(await readCard(old)).toBeUndefined();
  expect(await readCard(today)).toBeDefined();
});

test("a name that is no page's is no card, however long", () => {
  const address = (page: string) => `/cartao/pt/${page}-0123456789abcdef.jpg`;
  expect(parseCardPath(address("projeto-999999999999999"))).toBeDefined();
  expect(parseCardPath(address("a".repeat(230)))).toBeUndefined();
});

test("a card without a byte is no card", async () => {
  const { page } = await withProject();
  const name = await card(page);
  const bytes = await readCard(name);
  writeFileSync(join(storage().root, "cards", cardFileName(name)), "");
  expect(await readCard(name)).toEqual(bytes);
});

test("each of the site's own pages has a card in each language", async () => {
  for (const page of sitePageNames) {
    for (const lang of langs) expect((await card(page, lang)).mark).toMatch(/^[0-9a-f]{16}$/);
  }
  expect(cardPageOf("/sobre/")).toBe("sobre");
  expect(cardPageOf("/projeto/rio/12")).toBe("projeto-12");
  expect(cardPageOf("/nada")).toBe("inicio");
  expect(await findCard("projeto-99", "pt")).toBeUndefined();
});

test("the reader of drawings is shut again", async () => {
  const { page } = await withProject();
  await readCard(await card(page));
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(drawing).metadata()).rejects.toThrow();
});
