import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { store } from "#app/files/store.server.ts";
import { pickTexts, translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { projectSchema } from "../../projects.schema.ts";
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
    data: { conflict: { message: expect.stringContaining("Foto 1 da galeria (“O rio”)") } },
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
    data: { conflict: { message: expect.stringContaining("Foto 1 da galeria") } },
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
