import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import {
  action as discard,
  loader as question,
} from "#app/features/schedule/admin/discardDraft.tsx";
import * as Media from "#app/files/media.repo.server.ts";
import { store } from "#app/files/store.server.ts";
import { pickTexts, translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { projectSchema } from "../../projects.schema.ts";
import PhotosPage from "./photos.tsx";
import { findPictures, savePhotos } from "./savePhotos.server.ts";

setupTestDatabase();
setupTestStorage();

const { adminProjects } = pickTexts("pt", "adminProjects");
const info = { lang: "pt", t: translate("pt") } as RequestInfo;

/** A project with a banner and two photos, of which the banner is the first again. */
async function makeProject() {
  const [banner, photo] = [await samples.png(), await samples.png()];
  const files = { originalName: "a.png", accept: "image" } as const;
  const first = await store([banner], files);
  const other = await store([photo], files);
  const gallery = [first, other].map(({ id }, index) => ({ file: id, order: index + 1 }));
  return projectSchema.parse({ name: "Rio", bannerImage: first.id, gallery });
}

async function save(
  project: Awaited<ReturnType<typeof makeProject>>,
  rows: Record<string, string | number | boolean | undefined>[],
  { query = "", ...fields }: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, row] of rows.entries()) {
    for (const [name, value] of Object.entries(row)) {
      if (value !== undefined && value !== false)
        body.append(`photos[${index}].${name}`, String(value));
    }
  }
  const context = new RouterContextProvider();
  context.set(requestContext, info);
  const url = new URL(`http://x/admin/projetos/1/fotos${query}`);
  const request = new Request(url, { method: "POST", body });
  const answer = await savePhotos({ request, url, context }, project, url.pathname);
  return answer instanceof Response ? answer.status : answer;
}

test("all pictures of a project are there once, the photos first, each with its place", async () => {
  const pictures = await findPictures(await makeProject(), adminProjects, info);
  expect(pictures.map(({ label }) => label)).toEqual(["Foto 1 da galeria", "Foto 2 da galeria"]);
});

test("what was changed is saved, and a focal point stays where it is", async () => {
  const project = await makeProject();
  const [first, other] = await findPictures(project, adminProjects, info);
  const media = await Media.findByPath(first?.path ?? "");
  if (!first || !other || !media) throw new Error("The project has two pictures");
  const described = { ...Descriptions.toPictureDescription(media), focalX: 20 };
  await Descriptions.updatePicture(media.id, described, {});
  const rows = [
    { path: first.path, version: 2, altPt: "O rio", altEn: "The river" },
    { path: other.path, version: 1, altPt: "", altEn: "", isDecorative: "on" },
  ];
  expect(await save(project, rows)).toBe(303);
  expect(await Media.findByPath(first.path)).toMatchObject({ altPt: "O rio", focalX: 0.2 });
  expect(await Media.findByPath(other.path)).toMatchObject({ isDecorative: 1 });
  // Nothing new: no version is raised, so that no page is made again.
  expect(await save(project, rows)).toBe(303);
  expect((await Media.findByPath(other.path))?.version).toBe(2);
});

test("what somebody else has described meanwhile stays, and the other texts are saved", async () => {
  const project = await makeProject();
  const [first, other] = await findPictures(project, adminProjects, info);
  if (!first || !other) throw new Error("The project has two pictures");
  await save(project, [{ path: first.path, version: 1, altPt: "O rio", altEn: "" }]);
  const late = [
    { path: first.path, version: 1, altPt: "O mar", altEn: "" },
    { path: other.path, version: 1, altPt: "A ponte", altEn: "" },
  ];
  expect(await save(project, late)).toMatchObject({
    init: { status: 409 },
    data: {
      conflict: {
        message: expect.stringContaining("Foto 1 da galeria (“O rio”)"),
        // Of the other picture nobody was asked anything.
        rowVersions: { 0: 2 },
      },
    },
  });
  expect((await Media.findByPath(first.path))?.altPt).toBe("O rio");
  expect((await Media.findByPath(other.path))?.altPt).toBe("A ponte");
});

/** The rows of a form as it is opened now. */
async function open(project: Awaited<ReturnType<typeof makeProject>>) {
  const pictures = await findPictures(project, adminProjects, info);
  return pictures.map(({ path, version, opened, draft, ...texts }) => ({
    ...{ path, version, opened, draft: draft.tag },
    ...{ altPt: texts.altPt, altEn: texts.altEn, isDecorative: texts.isDecorative },
  }));
}

/** As the opened form sends itself while somebody types. */
const typing = (key: string, attempt: number) => ({
  ...{ query: "?automatico", idempotencyKey: key, attempt: String(attempt) },
});
const isKept = { data: { isKept: true } };
const drafts = async () =>
  (await Drafts.findAllByKind("files")).map(({ content }) => content.altPt).sort();

test("what is typed of many pictures is kept as each one's draft, and saved from there", async () => {
  const project = await makeProject();
  const [first, other] = await open(project);
  if (!first || !other) throw new Error("The project has two pictures");
  const typed = [{ ...first, altPt: "O rio" }, other];
  expect(await save(project, typed, typing("a", 1))).toMatchObject(isKept);
  expect(await drafts()).toEqual(["O rio"]);
  const [again] = await findPictures(project, adminProjects, info);
  expect(again).toMatchObject({
    altPt: "O rio",
    draft: { text: expect.stringContaining("rascunho") },
  });

  // Typed, and taken back.
  expect(await save(project, [first, other], typing("a", 2))).toMatchObject(isKept);
  expect(await drafts()).toEqual([]);

  await save(project, typed, typing("a", 3));
  expect(await save(project, await open(project))).toBe(303);
  expect(await drafts()).toEqual([]);
  expect((await Media.findByPath(first.path))?.altPt).toBe("O rio");
  expect((await Media.findByPath(other.path))?.version).toBe(1);
});

test("a colleague's draft of a picture is replaced by nobody's typing, and the other pictures are kept", async () => {
  const project = await makeProject();
  const [first, other] = await open(project);
  if (!first || !other) throw new Error("The project has two pictures");
  await save(project, [{ ...first, altPt: "O rio" }], typing("a", 1));
  const mine = [
    { ...first, altPt: "O mar" },
    { ...other, altPt: "A ponte" },
  ];
  expect(await save(project, mine, typing("b", 1))).toMatchObject({
    init: { status: 409 },
    data: {
      conflict: {
        // No public text stands there in place of the colleague's draft.
        message: expect.stringContaining("rascunho de: Foto 1 da galeria. "),
        rowVersions: {},
      },
    },
  });
  expect(await drafts()).toEqual(["A ponte", "O rio"]);
  // Whose row nobody has touched is in nobody's way.
  expect(await save(project, [first, mine[1] ?? other], typing("b", 2))).toMatchObject(isKept);
});

test("two people's texts of one picture are put together where they changed different ones", async () => {
  const project = await makeProject();
  const [first] = await open(project);
  if (!first) throw new Error("The project has two pictures");
  await save(project, [{ ...first, altPt: "O rio" }]);
  expect(await save(project, [{ ...first, altEn: "The river" }])).toBe(303);
  expect(await Media.findByPath(first.path)).toMatchObject({ altPt: "O rio", altEn: "The river" });
});

test("after a refusal only what was shown may be replaced: the other rows are based on what they were", async () => {
  const project = await makeProject();
  const pictures = await findPictures(project, adminProjects, info);
  const rows = await open(project);
  const [first, other] = rows;
  if (!first || !other) throw new Error("The project has two pictures");
  // A colleague has described both, of which only the first is changed here.
  await save(
    project,
    rows.map((row) => ({ ...row, altPt: "O rio" })),
  );
  const refused = await save(project, [{ ...first, altPt: "O mar" }, other]);
  if (typeof refused === "number") throw new Error("A refusal has an answer");
  const html = render(pictures, refused.data);
  expect(html).toContain('name="photos[0].version" value="2"');
  expect(html).toContain('name="photos[1].version" value="1"');
});

/** The screen as it is sent. */
function render(pictures: Awaited<ReturnType<typeof findPictures>>, actionData?: unknown) {
  const loaderData = { id: 1, name: "Rio", pictures, restored: undefined };
  const props = { loaderData, actionData } as unknown;
  const texts = pickTexts("pt", "adminMedia", "adminFiles", "adminCommon", "common");
  const page = <PhotosPage {...(props as Parameters<typeof PhotosPage>[0])} />;
  const router = createMemoryRouter([{ id: "page", path: "/", element: page }], {
    hydrationData: { loaderData: { page: { texts } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("20 photos are described in both languages with 40 keys beside the texts: 39 times Tab, and Enter", async () => {
  const [picture] = await findPictures(await makeProject(), adminProjects, info);
  if (!picture) throw new Error("The project has two pictures");
  const html = render(Array.from({ length: 20 }, (_, index) => ({ ...picture, path: `${index}` })));
  const controls = html.match(
    /<(input(?! type="hidden")|a |button|select|textarea|summary)[^>]*>/g,
  );
  const reached =
    controls?.slice(controls.findIndex((control) => / autofocus/i.test(control))) ?? [];
  const texts = reached.map((control) => /name="(photos\[\d+\]\.alt..)"/.exec(control)?.[1]);
  const inBoth = (index: number) => [`photos[${index}].altPt`, `photos[${index}].altEn`];
  expect(texts.slice(0, 40)).toEqual(
    Array.from({ length: 20 }, (_, index) => inBoth(index)).flat(),
  );
});

/** The project's first picture as the form opens it, and what is stored of it. */
async function openFirst(project: Awaited<ReturnType<typeof makeProject>>) {
  const [row] = await open(project);
  const media = await Media.findByPath(row?.path ?? "");
  if (!row || !media) throw new Error("The project has two pictures");
  return { row, media };
}

/** Keeps the first picture's description as the dialog does, with a moved focal point. */
async function keepMoved(media: Media.Media, altPt: string) {
  const { version: baseVersion, ...stored } = Descriptions.toPictureDescription(media);
  const content = { ...stored, altPt, focalX: 20, confirmed: true };
  const form = { key: "dialog", attempt: 1 };
  await db()
    .transaction()
    .execute((trx) =>
      Drafts.save(trx, "files", media.id, { title: "a.png", content, baseVersion, form }),
    );
}

test("a draft of a picture that nobody touched, with what the form does not show, stays a draft", async () => {
  const project = await makeProject();
  const { media } = await openFirst(project);
  await keepMoved(media, "O r");
  const [first, other] = await open(project);
  if (!first || !other) throw new Error("The project has two pictures");
  expect(await save(project, [first, { ...other, altPt: "A ponte" }])).toBe(303);
  expect(await Media.findByPath(first.path)).toEqual(media);
  expect(await Drafts.findAllByKind("files")).toMatchObject([
    { content: { altPt: "O r", focalX: 20, confirmed: true }, baseVersion: 1 },
  ]);
});

test("of a draft only the texts are published: a moved focal point stays a draft of who moved it", async () => {
  const project = await makeProject();
  const { media } = await openFirst(project);
  await keepMoved(media, "O r");
  const { row } = await openFirst(project);
  expect(await save(project, [{ ...row, altPt: "O rio" }])).toBe(303);
  expect(await Media.findByPath(row.path)).toMatchObject({
    ...{ altPt: "O rio", focalX: 0.5, version: 2 },
  });
  const [draft] = await Drafts.findAllByKind("files");
  expect(draft).toMatchObject({
    content: { altPt: "O rio", focalX: 20, confirmed: true },
    ...{ baseVersion: 2, tag: "1#dialog" },
  });
});

test("nor is a drafted focal point lost where somebody else has described the picture meanwhile", async () => {
  const project = await makeProject();
  const { row: early, media } = await openFirst(project);
  await keepMoved(media, "O r");
  const { row } = await openFirst(project);
  await save(project, [{ ...early, altEn: "The river" }]);
  expect(await save(project, [{ ...row, altPt: "O rio" }])).toBe(303);
  expect(await Media.findByPath(row.path)).toMatchObject({ altPt: "O rio", altEn: "The river" });
  expect(await Drafts.findAllByKind("files")).toMatchObject([
    { content: { altPt: "O rio", altEn: "The river", focalX: 20 }, baseVersion: 3 },
  ]);

  // Moved by both: the draft's own form asks which counts, so it stays on what it is based on.
  const { media: now } = await openFirst(project);
  const moved = { ...Descriptions.toPictureDescription(now), focalX: 80 };
  await Descriptions.updatePicture(now.id, moved, {});
  const { row: again } = await openFirst(project);
  expect(await save(project, [{ ...again, altPt: "O rio cheio" }])).toBe(303);
  expect(await Media.findByPath(row.path)).toMatchObject({ altPt: "O rio cheio", focalX: 0.8 });
  expect(await Drafts.findAllByKind("files")).toMatchObject([
    { content: { altPt: "O rio cheio", focalX: 20 }, baseVersion: 3 },
  ]);
});

test("what was typed before a publication, and arrives after it, is no draft any more", async () => {
  const project = await makeProject();
  const { row } = await openFirst(project);
  const button = { idempotencyKey: "a", attempt: "2" };
  await save(project, [{ ...row, altPt: "O rio" }], button);
  await save(project, [{ ...row, altPt: "O r" }], typing("a", 1));
  expect(await drafts()).toEqual([]);
});

test("nor does it put older words over what is left of the draft", async () => {
  const project = await makeProject();
  const { media } = await openFirst(project);
  await keepMoved(media, "O r");
  const { row } = await openFirst(project);
  await save(project, [{ ...row, altPt: "O ri" }], typing("a", 1));
  const button = { idempotencyKey: "a", attempt: "3" };
  expect(await save(project, [{ ...row, altPt: "O rio" }], button)).toBe(303);
  await save(project, [{ ...row, altPt: "O ri" }], typing("a", 2));
  expect(await Drafts.findAllByKind("files")).toMatchObject([
    { content: { altPt: "O rio", focalX: 20 }, baseVersion: 2 },
  ]);
});

test("texts are not kept over what somebody else has published since, and it is said what that is", async () => {
  const project = await makeProject();
  const { row } = await openFirst(project);
  await save(project, [{ ...row, altPt: "O rio" }]);
  const late = await save(project, [{ ...row, altPt: "O mar" }], { acao: "rascunho" });
  expect(late).toMatchObject({
    init: { status: 409 },
    data: {
      conflict: {
        message: expect.stringContaining("Foto 1 da galeria (“O rio”)"),
        rowVersions: { 0: 2 },
      },
    },
  });
  // Having seen it, one may put one's own in its place.
  const seen = { ...row, version: 2, altPt: "O mar" };
  expect(await save(project, [seen], { acao: "rascunho" })).toBe(303);
  expect(await drafts()).toEqual(["O mar"]);
});

test("a version that has risen without a description is nobody's text", async () => {
  const project = await makeProject();
  const { row, media } = await openFirst(project);
  await db().updateTable("media").set({ version: 2 }).where("id", "=", media.id).execute();
  const typed = [{ ...row, altPt: "O rio" }];
  expect(await save(project, typed, typing("a", 1))).toMatchObject(isKept);
  expect(await drafts()).toEqual(["O rio"]);
  expect(await save(project, typed, { idempotencyKey: "a", attempt: "2" })).toBe(303);
  expect((await Media.findByPath(row.path))?.altPt).toBe("O rio");
});

test("while somebody types in one picture, the others cost no query and no transaction", async () => {
  const project = await makeProject();
  const rows = await open(project);
  const begun = vi.spyOn(db(), "transaction");
  const found = vi.spyOn(Drafts, "find");
  await findPictures(project, adminProjects, info);
  expect(await save(project, rows, typing("a", 1))).toMatchObject(isKept);
  expect(await save(project, rows)).toBe(303);
  expect(begun).not.toHaveBeenCalled();
  const typed = rows.map((row, index) => ({ ...row, altPt: `Texto ${index}` }));
  expect(await save(project, typed, typing("a", 2))).toMatchObject(isKept);
  expect(begun).toHaveBeenCalledOnce();
  expect(found).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("a draft that is discarded from here leads back here", async () => {
  const project = await makeProject();
  const { row, media } = await openFirst(project);
  await save(project, [{ ...row, altPt: "O rio" }], typing("a", 1));
  const argsOf = (body?: FormData) => {
    const context = new RouterContextProvider();
    context.set(requestContext, info);
    const url = new URL(`http://x${paths.admin.discardDraftOf("files", media.id, 3)}`);
    const request = new Request(url, body ? { method: "POST", body } : {});
    const params = { kind: "files", id: String(media.id) };
    return { request, url, params, context, pattern: "/admin/rascunho/:kind/:id" } as const;
  };
  const asked = await question(argsOf() as Parameters<typeof question>[0]);
  expect(asked.screen).toBe(paths.admin.projectPhotos(3));
  const body = new FormData();
  body.set("draft", asked.tag);
  const answer = await discard(argsOf(body) as Parameters<typeof discard>[0]);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get("Location")).toBe(paths.admin.projectPhotos(3));
  expect(await drafts()).toEqual([]);
});
