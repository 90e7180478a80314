import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Jobs from "#app/files/jobs/jobs.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { findShownPictures } from "#app/files/shownPaths.server.ts";
import { storedFiles } from "#app/files/storage.server.ts";
import { store } from "#app/files/store.server.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { compareContents } from "#app/history/comparison.server.ts";
import { pickTexts, translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Descriptions from "../description/description.repo.server.ts";
import { pictureDescription } from "../description/description.schema.ts";
import DescribeFilePage, { action, loader } from "./describeFile.tsx";
import * as Dialog from "./pictureDescription.ts";

setupTestDatabase();
setupTestStorage();

/** The framework's arguments for a loader or an action of the screen for this file. */
function argsFor(path: string, body?: FormData, query = "") {
  const [folder = "", name = ""] = path.split("/");
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL(`http://x/admin/arquivos/${path}${query}`);
  const request = new Request(url, body ? { method: "POST", body } : {});
  const pattern = "/admin/arquivos/:folder/:name";
  const args = { request, url, pattern, params: { folder, name }, context };
  return args as Parameters<typeof loader>[0];
}

/** Posts the screen's form; returns the action's answer, or a thrown redirect. */
async function post(path: string, fields: Record<string, string | File>, query = "") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await action(argsFor(path, body, query));
  return answer instanceof Response ? { init: { status: answer.status } } : answer;
}

async function draw(path: string, actionData?: FormResponse) {
  const loaderData = await loader(argsFor(path));
  const props = { loaderData, actionData } as Parameters<typeof DescribeFilePage>[0];
  const texts = pickTexts("pt", "adminMedia", "adminFiles", "adminCommon", "common");
  const uploadLimits = { file: 25, video: 2048, heic: false };
  const router = createMemoryRouter(
    [{ id: "page", path: "/", element: <DescribeFilePage {...props} /> }],
    { hydrationData: { loaderData: { page: { texts, uploadLimits } } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const vtt = (bytes: Buffer) => new File([new Uint8Array(bytes)], "a.vtt");

test("a picture's description is saved from the plain form, and shown again", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const typed = { version: "1", altPt: "Rio", focalX: "20", focalY: "80", isDecorative: "" };
  expect(await post(id, typed)).toMatchObject({ init: { status: 303 } });
  expect((await Media.findDescriptions([id], "pt"))[id]).toMatchObject({
    alt: "Rio",
    focal: { x: 20, y: 80 },
  });
  const html = await draw(id);
  expect(html).toContain(">Rio</textarea>");
  expect(html).toContain('name="focalX" value="20"');
});

test("a picture is turned and framed from the plain form; a number that is none comes back", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const typed = { version: "1", orientation: "f", focalX: "20" };
  const frame = { "frames.card.x": "30.5", "frames.card.y": "", "frames.card.size": "40" };
  const refused = await post(id, { ...typed, ...frame, "frames.card.size": "5" });
  expect(refused).toMatchObject({ init: { status: 400 } });
  const again = "data" in refused ? await draw(id, refused.data) : "";
  expect(again).toMatch(/aria-invalid="true" [^>]*name="frames.card.size" value="5"/);
  expect(again).toContain("Digite um número de 0 a 100");
  expect(await Media.findByPath(id)).toMatchObject({ orientation: "", frames: "{}", version: 1 });
  expect(await post(id, { ...typed, ...frame })).toMatchObject({ init: { status: 303 } });
  expect(await Media.findByPath(id)).toMatchObject({
    ...{ orientation: "f", focalX: 0.2 },
    frames: JSON.stringify({ card: { x: 30.5, y: 50, size: 40 } }),
  });
  expect((await Media.findDescriptions([id], "pt"))[id]?.focal.x).toBe(80);
  const html = await draw(id);
  expect(html).toContain('<option value="f" selected="">Espelhada</option>');
  expect(html).toMatch(/name="frames.card.size" [^>]*value="40"/);
  expect(html).not.toContain("style=");
  await post(id, { version: "2", focalX: "20" });
  expect(await Media.findByPath(id)).toMatchObject({ orientation: "", frames: "{}" });
});

test("what somebody else saved meanwhile is not overwritten, and both texts are shown", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  await post(id, { version: "1", altPt: "O rio" });
  const answer = await post(id, { version: "1", altPt: "O mar" });
  expect(answer).toMatchObject({ init: { status: 409 } });
  if (!("data" in answer)) throw new Error("A conflict has an answer");
  const html = await draw(id, answer.data);
  expect(html).toContain(">O mar</textarea>");
  expect(html).toContain(">O rio</span>");
  expect((await Media.findDescriptions([id], "pt"))[id]?.alt).toBe("O rio");
});

test("the same words sent again, because their first answer was lost, are saved and no conflict", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  for (const _ of [1, 2]) {
    const answer = await post(id, { version: "1", altPt: "O rio" });
    expect(answer).toMatchObject({ init: { status: 303 } });
  }
  expect((await Media.findDescriptions([id], "pt"))[id]?.alt).toBe("O rio");
});

test("a text that is too long comes back as typed, with the reason", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const answer = await post(id, { version: "1", altPt: "a".repeat(501) });
  expect(answer).toMatchObject({ init: { status: 400 } });
  const html = "data" in answer ? await draw(id, answer.data) : "";
  expect(html).toContain(`${"a".repeat(501)}</textarea>`);
  expect(html).toContain("Texto longo demais");
});

async function describedVideo(id: string) {
  const { described } = await loader(argsFor(id));
  if (described.kind !== "video") throw new Error("not a video");
  return described;
}

test("a video's captions travel with its plain form; what is no WebVTT is refused with a reason", async () => {
  const { id } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const typed = { version: "1", transcriptPt: "A maré sobe" };
  const refused = await post(id, { ...typed, "upload:captionsPt": vtt(samples.pdf) });
  expect(refused).toMatchObject({ init: { status: 415 } });
  await post(id, { ...typed, "upload:captionsPt": vtt(samples.captions) });
  const { video, description } = await describedVideo(id);
  expect(video).toMatchObject({ captions: [{ lang: "pt" }], transcript: "A maré sobe" });
  const path = description.captionsPt ?? "";
  expect(await draw(id)).toContain(`name="captionsPt" value="${path}"`);
  await post(id, { version: "2", captionsPt: path, "remove:captionsPt": path });
  expect((await describedVideo(id)).video).toMatchObject({ captions: [] });
});

test("captions that were never uploaded, or are another kind of file, are refused", async () => {
  const { id } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const picture = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  for (const captionsPt of ["../site.sqlite", "videos/none.vtt", picture.id]) {
    const answer = await post(id, { version: "1", captionsPt });
    expect(answer, captionsPt).toMatchObject({ init: { status: 400 } });
  }
  expect((await describedVideo(id)).video).toMatchObject({ captions: [] });
});

test("what is no picture and no video has no such screen", async () => {
  const { id } = await store([samples.pdf], { originalName: "a.pdf", accept: "any" });
  for (const path of [id, "images/none.webp"]) {
    await expect(loader(argsFor(path))).rejects.toMatchObject({ init: { status: 404 } });
  }
});

test.each([
  ["film:cut:75.4", "O vídeo está incompleto: acaba aos 1:15"],
  ["film:damaged", "Partes do vídeo estão danificadas"],
  ["film:unreadable", "O vídeo não pôde ser lido"],
  ["film:hdr", "As cores deste vídeo (HDR) não puderam ser convertidas"],
])("staff are told what is wrong with a video itself: %s", async (error, words) => {
  const { id } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const job = await Jobs.findNext("video");
  await Jobs.park(job?.id ?? 0, error);
  const html = await draw(id);
  expect(html).toContain(words);
  expect(html).not.toContain("pode ser assistido");
});

/** As the opened form sends itself while somebody types. */
const type = (path: string, attempt: number, fields: Record<string, string>) =>
  post(path, { ...fields, idempotencyKey: "a form", attempt: String(attempt) }, "?automatico");
const isKept = { data: { isKept: true }, init: { status: 200 } };

test("what is typed of a picture is its draft, which its form shows, until it is saved", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const opened = { version: "1", draft: "none" };
  expect(await type(id, 1, { ...opened, altPt: "Barcos", focalX: "20" })).toMatchObject(isKept);
  // Nobody else sees it, and what is longer than it may be is kept too.
  expect((await Media.findDescriptions([id], "pt"))[id]?.alt).toBe("");
  const long = "a".repeat(501);
  expect(await type(id, 3, { ...opened, altPt: "Barcos", altEn: long })).toMatchObject(isKept);
  // One that was on its way for longer undoes nothing.
  await type(id, 2, { ...opened, altPt: "Bar" });
  const html = await draw(id);
  expect(html).toContain(">Barcos</textarea>");
  expect(html).toContain(`>${long}</textarea>`);
  expect(html).toContain("Alterações não publicadas");

  const save = { ...opened, idempotencyKey: "a form", attempt: "4", altPt: "Barcos no cais" };
  expect(await post(id, save)).toMatchObject({ init: { status: 303 } });
  expect(await Drafts.findAll(9)).toEqual([]);
  expect(await draw(id)).toContain(">Barcos no cais</textarea>");
});

test("a video's words are kept by “Salvar rascunho” too, and not over a colleague's draft", async () => {
  const { id } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const typed = { version: "1", draft: "none", transcriptPt: "A maré sobe" };
  expect(await post(id, { ...typed, acao: "rascunho" })).toMatchObject({ init: { status: 303 } });
  const late = await type(id, 1, { ...typed, transcriptPt: "A maré desce" });
  expect(late).toMatchObject({ init: { status: 409 } });
  expect(await draw(id)).toContain(">A maré sobe</textarea>");
});

test("two people's words on one picture are put together, and asked for where both changed", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  await post(id, { version: "1", draft: "none", altPt: "O rio" });
  const other = { version: "1", draft: "none", altEn: "The river" };
  expect(await post(id, other)).toMatchObject({ init: { status: 303 } });
  const { described } = await loader(argsFor(id));
  expect(described.description).toMatchObject({ altPt: "O rio", altEn: "The river" });
  const both = await post(id, { version: "1", draft: "none", altPt: "O mar", altEn: "" });
  expect(both).toMatchObject({
    init: { status: 409 },
    data: { conflict: { differences: [{ name: "altPt", saved: "O rio", typed: "O mar" }] } },
  });
});

/** Posts the dialog's form. */
async function postDialog(path: string, fields: Record<string, string>, query = "") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const args = argsFor(path, body, query) as unknown as Parameters<typeof Dialog.action>[0];
  const answer = await Dialog.action(args);
  return answer instanceof Response ? await answer.json() : answer.data;
}

test("the dialog discards what its form has kept too, and no draft that somebody else has kept since", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const opened = { version: "1", draft: "none" };
  await post(id, { ...opened, altPt: "Barcos", acao: "rascunho" });
  const { described } = await loader(argsFor(id));
  const { tag } = described.draft;
  const query = `?descartar=${encodeURIComponent(tag)}`;
  const form = { idempotencyKey: "a form", attempt: "2" };
  await type(id, 1, { ...opened, draft: tag, altPt: "Barcos no" });
  // Another form, which was opened with the same draft.
  const other = await postDialog(id, { idempotencyKey: "another", attempt: "1" }, query);
  expect(other).toEqual({ message: expect.stringContaining("Outra pessoa salvou o rascunho") });
  expect(await Drafts.findAll(9)).toHaveLength(1);
  expect(await postDialog(id, form, query)).toEqual({ isDiscarded: true });
  expect(await Drafts.findAll(9)).toEqual([]);
  expect(await postDialog(id, form, query)).toEqual({
    isDiscarded: true,
    message: expect.stringContaining("não existe mais"),
  });
});

test("the dialog is told how the site shows the picture by now: turned", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const sent = { version: "1", draft: "none", altPt: "O rio", orientation: "r90", focalX: "50" };
  const shown = id.replace(".webp", "-r90.webp");
  expect(await postDialog(id, sent)).toMatchObject({
    saved: { alt: "described", shown, look: { orientation: "r90" } },
  });
  expect(await findShownPictures([id, null])).toEqual({ [id]: shown });
  const { shownPaths } = await compareContents("banner", {}, { desktopImage: id }, "pt");
  expect(shownPaths).toEqual({ [id]: shown });
});

test("of a turn that is refused no file is left", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const media = await Media.findByPath(id);
  const picture = pictureDescription.parse({ altPt: "O rio", orientation: "r90" });
  const based = { version: 7 };
  expect(await Descriptions.updatePicture(media?.id ?? 0, picture, based)).toBe("stale");
  expect(await storedFiles().has(id)).toBe(true);
  expect(await storedFiles().has(id.replace(".webp", "-r90.webp"))).toBe(false);
});

test("the dialog says whose changes a save has taken along", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  await post(id, { version: "1", draft: "none", altPt: "O rio" });
  const saved = await postDialog(id, { version: "1", draft: "none", altEn: "The river" });
  expect(saved).toEqual({
    saved: { alt: "described", look: expect.objectContaining({ orientation: "" }) },
    message: expect.stringMatching(/^Texto alternativo e recorte salvos! .*também ficou/),
  });
});
