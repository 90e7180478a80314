import { expect, test } from "vitest";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { BrokenCaptionsError } from "#app/files/mediaErrors.ts";
import { store } from "#app/files/store.server.ts";
import { sweep } from "#app/files/sweep/sweep.server.ts";
import * as Videos from "#app/files/videos.repo.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Descriptions from "./description.repo.server.ts";
import { pictureDescription, videoDescription } from "./description.schema.ts";

const database = setupTestDatabase();
setupTestStorage();

test("a picture's text and focal point show in the page's language; decorative ones are silent", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const typed = { altPt: "Barcos", altEn: "Boats", focalX: "20", focalY: "85" };
  await Descriptions.updatePicture(1, pictureDescription.parse(typed));
  const [pt, en] = [
    await Media.findDescriptions([id], "pt"),
    await Media.findDescriptions([id], "en"),
  ];
  expect(pt[id]).toMatchObject({ alt: "Barcos", focal: { x: 20, y: 85 } });
  expect(en[id]?.alt).toBe("Boats");
  await Descriptions.updatePicture(1, pictureDescription.parse({ ...typed, isDecorative: "on" }));
  expect((await Media.findDescriptions([id], "pt"))[id]?.alt).toBe("");
});

test("a picture's crops are made again when its focal point moves, not when its words change", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const describe = async (altPt: string, focalX: string) => {
    await database.db().deleteFrom("mediaJob").execute();
    await Descriptions.updatePicture(1, pictureDescription.parse({ altPt, focalX }));
    return database.db().selectFrom("mediaJob").select(["mediaId", "kind"]).execute();
  };
  const { id: mediaId } = (await Media.findByPath(id)) ?? {};
  expect(await describe("Barcos", "50")).toEqual([]);
  expect(await describe("Barcos", "20")).toEqual([{ mediaId, kind: "image" }]);
  expect(await describe("Barcos no cais", "20")).toEqual([]);
});

test("a video's captions and transcript come with it, and its captions are not swept", async () => {
  const video = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const captions = await store([samples.captions], { originalName: "a.vtt", accept: "captions" });
  const now = new Date().toISOString();
  await database
    .db()
    .insertInto("partner")
    .values({
      ...{ position: 1, image: video.id, type: 1, name: "", link: "", boardColumn: null },
      ...{ en: "{}", createdAt: now, updatedAt: now },
    })
    .execute();
  const typed = { transcriptPt: "A maré sobe", captionsPt: captions.id };
  await Descriptions.updateVideo(1, videoDescription.parse(typed));
  await sweep(new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await Videos.findByPath(video.id, "en")).toMatchObject({
    captions: [{ lang: "pt", path: captions.id }],
    transcript: "A maré sobe",
  });
  expect(await Media.findByPath(captions.id)).toBeDefined();
});

test("captions that no browser shows are refused", async () => {
  const broken = store([Buffer.from("WEBVTT\n\nsem tempo\n")], {
    originalName: "a.vtt",
    accept: "captions",
  });
  await expect(broken).rejects.toThrow(BrokenCaptionsError);
});

test("the draft of a file's description goes with the file that nothing uses", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const draft = { title: "a.png", content: { altPt: "Barcos" }, baseVersion: 1 };
  await database
    .db()
    .transaction()
    .execute((trx) => Drafts.save(trx, "files", 1, draft));
  await sweep(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));
  expect(await Media.findByPath(id)).toBeUndefined();
  expect(await Drafts.findAllByKind("files")).toEqual([]);
});
