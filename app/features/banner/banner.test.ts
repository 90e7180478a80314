import { expect, test } from "vitest";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { isOnPostgres } from "#tests/support/engine.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as Banner from "./banner.repo.server.ts";
import { bannerSchema } from "./banner.schema.ts";

setupTestDatabase();

const banner = bannerSchema.parse({
  link: "https://example.org",
  active: true,
  desktopImage: "/storage/images/a.webp",
  mobileImage: "images/b.webp",
  title: "Feira",
  text: "Toda sexta",
  buttonLabel: "Veja",
  en: { title: "Market", buttonLabel: "See" },
});

const noWords = { title: "", text: "", buttonLabel: "" };
const nothing = { link: "", active: false, desktopImage: null, mobileImage: null, ...noWords };

test("the banner begins empty and inactive", async () => {
  expect(await Banner.find()).toEqual({ ...nothing, version: 1 });
});

test("a leading /storage/ is taken off, and what is saved reads back", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  const before = await findContentVersion();
  expect(await Banner.update(banner)).toBe("updated");
  expect(await findContentVersion()).toBe(before + 1);
  expect(await Banner.find()).toEqual({
    link: "https://example.org",
    active: true,
    desktopImage: "images/a.webp",
    mobileImage: "images/b.webp",
    title: "Feira",
    text: "Toda sexta",
    buttonLabel: "Veja",
    en: { title: "Market", buttonLabel: "See" },
    version: 2,
  });
});

test("an inactive banner shows visitors nothing and staff everything", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  await Banner.update({ ...banner, active: false });
  expect(await Banner.findPublic("pt")).toEqual(nothing);
  expect(await Banner.findPublic("en")).toEqual(nothing);
  expect(await Banner.find()).toMatchObject({
    link: banner.link,
    desktopImage: "images/a.webp",
    title: "Feira",
  });
});

test("its words are in the visitor's language, in Portuguese where there is no English", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  await Banner.update(banner);
  expect(await Banner.findPublic("pt")).toMatchObject({ title: "Feira", text: "Toda sexta" });
  expect(await Banner.findPublic("en")).toMatchObject({
    title: "Market",
    text: "Toda sexta",
    buttonLabel: "See",
    inPortuguese: ["text"],
  });
});

test("a change of its Portuguese leaves the English, out of date", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  await Banner.update(banner);
  await Banner.update({ ...banner, title: "Feira da Lua" });
  expect((await Banner.findEnglish()).title).toEqual({ text: "Market", source: "Feira" });
});

test("a stale edit writes nothing", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  await Banner.update(banner, { version: 1 });
  expect(await Banner.update({ ...banner, link: "/x" }, { version: 1 })).toBe("stale");
  expect((await Banner.find()).link).toBe("https://example.org");
});

test("a banner read beside a save comes with a version that is no newer than it is", async () => {
  await insertFiles("images/a.webp", "images/b.webp");
  const before = await Banner.find();
  const [read] = await Promise.all([Banner.find(), Banner.update(banner)]);
  const after = await Banner.find();
  const mixed = { ...after, version: before.version };
  // How much of the save it sees is the engine's matter: SQLite writes while the version is being read.
  expect(isOnPostgres ? [before, after, mixed] : [mixed]).toContainEqual(read);
  const isOld = read.version < after.version;
  expect(await Banner.update({ ...banner, link: "/x" }, read)).toBe(isOld ? "stale" : "updated");
});
