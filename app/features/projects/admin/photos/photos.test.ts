import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
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
  rows: Record<string, string | number | undefined>[],
) {
  const body = new FormData();
  for (const [index, row] of rows.entries()) {
    for (const [name, value] of Object.entries(row)) {
      if (value !== undefined) body.append(`photos[${index}].${name}`, String(value));
    }
  }
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL("http://x/admin/projetos/1/fotos");
  const request = new Request(url, { method: "POST", body });
  const answer = await savePhotos({ request, url, context }, project, url.pathname);
  return answer instanceof Response ? answer.status : answer;
}

test("all pictures of a project are there once, the photos first, each with its place", async () => {
  const pictures = await findPictures(await makeProject(), adminProjects);
  expect(pictures.map(({ label }) => label)).toEqual(["Foto 1 da galeria", "Foto 2 da galeria"]);
});

test("what was changed is saved, and a focal point stays where it is", async () => {
  const project = await makeProject();
  const [first, other] = await findPictures(project, adminProjects);
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
  const [first, other] = await findPictures(project, adminProjects);
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
