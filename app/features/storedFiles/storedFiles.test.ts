import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { linkColumns, mediaReferences } from "#app/files/mediaReferences.server.ts";
import { standingOf } from "#app/files/serving/withheld.server.ts";
import { graceMs, removeErased, sweep } from "#app/files/sweep/sweep.server.ts";
import type { Consequence } from "#app/forms/saving/ConfirmDialog.tsx";
import { eraseForGood } from "#app/history/eraseForGood.server.ts";
import { describeRevisions } from "#app/history/historyEntry.server.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { log } from "#app/platform/log.ts";
import { placeAltName } from "#app/validation/placeAlt.ts";
import { findContentVersion, setupSqlite } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { clientLoader, loader } from "./admin/chooseFile.tsx";
import { chooseFiles } from "./chooseFiles.server.ts";
import { fileDetailsSchema } from "./fileDetails.schema.ts";
import { filterQuery, readFilter } from "./filesFilter.ts";
import { filesOfDeleted, filesOfDiscarded, filesOfErased } from "./filesOfDeletion.server.ts";
import * as FileUses from "./fileUses.repo.server.ts";
import { listFiles } from "./listFiles.server.ts";
import * as StoredFiles from "./storedFiles.repo.server.ts";

const { sqlite } = setupSqlite();
setupTestStorage();

const filtered = (query = "") => readFilter(new URLSearchParams(query));
const all = { limit: 50, offset: 0 };
const pathsOf = async (query: string) =>
  (await StoredFiles.findPage(filtered(query), all)).map(({ path }) => path);
const describe = (path: string, values: object) =>
  db().updateTable("media").set(values).where("path", "=", path).execute();
const list = (query = "") => listFiles(new URLSearchParams(query), "pt");

test("a name that staff give keeps what they typed, and holds when the bytes are sent again", async () => {
  const sent = { path: "files/n.pdf", originalName: "scan1.pdf", type: "application/pdf" };
  const send = (originalName: string) =>
    Media.insertAll([{ ...sent, originalName, size: 1, digest: "d" }]);
  await send("scan1.pdf");
  const name = async (typed: string) => {
    const { id = 0, detailsVersion = 0 } = (await Media.findByPath(sent.path)) ?? {};
    const details = fileDetailsSchema.parse({ name: typed });
    const before = await findContentVersion();
    expect(await StoredFiles.updateDetails(id, details, detailsVersion)).toBe("updated");
    const named = await Media.findByPath(sent.path);
    return [named?.originalName, named?.hasOtherNames, (await findContentVersion()) - before];
  };
  expect(await name("scan1.pdf")).toEqual(["scan1.pdf", 0, 0]);
  const shown = await findContentVersion();
  await send("minuta.pdf");
  // The first name stands on no page any more, and a page that is kept may have it.
  expect([await findContentVersion(), (await Media.findByPath(sent.path))?.hasOtherNames]).toEqual([
    shown + 1,
    1,
  ]);
  expect(await name("Contrato 12/2026")).toEqual(["Contrato 12-2026.pdf", 0, 1]);
  expect(await name("Lei nº 17.875")).toEqual(["Lei nº 17.875.pdf", 0, 1]);
  await send("scan1.pdf");
  expect(await Media.findByPath(sent.path)).toMatchObject({ hasOtherNames: 0 });
  expect(fileDetailsSchema.safeParse({ name: "\u200B" }).success).toBe(false);
});

test("files are found by words of their name and description, without accents, by kind, and by what they lack", async () => {
  await insertFiles("images/a.webp", "images/b.webp", "files/c.pdf", "images/d.webp");
  await describe("images/a.webp", { originalName: "IMG_2041 praça-das-mares.jpg" });
  await describe("images/b.webp", { altPt: "A Praça à noite", altEn: "Square by night" });
  await describe("files/c.pdf", { originalName: "Ata da praça.pdf" });
  await describe("images/d.webp", { isDecorative: 1 });
  expect(await pathsOf("")).toEqual([
    "images/d.webp",
    "files/c.pdf",
    "images/b.webp",
    "images/a.webp",
  ]);
  expect(await pathsOf("ordem=antigos&tipo=imagem&q=PRAC")).toEqual([
    "images/a.webp",
    "images/b.webp",
  ]);
  expect(await pathsOf("q=square praca")).toEqual(["images/b.webp"]);
  expect(await pathsOf("q=2041")).toEqual(["images/a.webp"]);
  expect(await pathsOf("tipo=documento")).toEqual(["files/c.pdf"]);
  await describe("images/d.webp", { altPt: "A Lei 17.875 sobre o mangue" });
  for (const number of ["17.875", "17875", "17,875", "lei 17.875"]) {
    expect([number, await pathsOf(`q=${number}`)]).toEqual([number, ["images/d.webp"]]);
  }
  // One letter is a word of its own.
  expect(await pathsOf("q=o")).toEqual(["images/d.webp"]);
  for (const nothing of ["q=%22 OR *", "q=()", "q=rio", "tipo=video"]) {
    expect([nothing, await pathsOf(nothing)]).toEqual([nothing, []]);
  }
  await describe("images/b.webp", { altPt: "O cais" });
  expect(await pathsOf("q=cais noite")).toEqual([]);
  expect(await StoredFiles.count(filtered("q=cais"))).toBe(1);
  await db().deleteFrom("media").where("path", "=", "images/b.webp").execute();
  expect(await pathsOf("q=cais")).toEqual([]);
});

test("files are found by the days of their uploads, which are Recife's and both count", async () => {
  await insertFiles("images/a.webp", "images/b.webp", "images/c.webp");
  await describe("images/a.webp", { createdAt: "2026-03-01T02:59:59.999Z" });
  await describe("images/b.webp", { createdAt: "2026-03-01T03:00:00.000Z" });
  await describe("images/c.webp", { createdAt: "2026-03-03T02:59:59.999Z" });
  const [a, b, c] = ["images/a.webp", "images/b.webp", "images/c.webp"];
  expect(await pathsOf("de=2026-03-01")).toEqual([c, b]);
  expect(await pathsOf("ate=2026-02-28")).toEqual([a]);
  expect(await pathsOf("de=2026-03-02&ate=2026-03-02")).toEqual([c]);
  expect(await pathsOf("de=2026-03-03&ate=2026-03-01")).toEqual([]);
});

test("an alternative text is lacking where it is read aloud, not of a logo with a name, a card, a download or an unused file", async () => {
  const names = [
    "photo",
    "logo",
    "banner",
    "card",
    "download",
    "unused",
    "decorative",
    "described",
  ];
  const files = names.map((name) => `images/${name}.webp`);
  await insertFiles(...files);
  const [photo, logo, bannerImage, card, download, , decorative = "", described = ""] = files;
  await describe(decorative, { isDecorative: 1 });
  await describe(described, { altPt: "O cais" });
  const gallery = [photo, decorative, described].map((file) => ({ file }));
  const project = { name: "Cais", gallery, bannerImage, cardImageDesktop: card };
  const first = await Projects.insert(projectSchema.parse(project));
  await Partners.insert(partnerSchema.parse({ name: "Porto", type: 1, image: logo }));
  await Documents.insert(documentSchema.parse({ title: "Mapa", file: download }));
  expect(await pathsOf("falta=sem-texto")).toEqual([photo]);
  const lacking = (await list()).files.filter(({ lacksAlt }) => lacksAlt);
  expect(lacking.map(({ path }) => path)).toEqual([photo]);
  const inPlace = [{ file: photo, fileAlt: { text: "Daqui se vê o rio" } }];
  await Projects.insert(projectSchema.parse({ name: "Rio", gallery: inPlace }));
  // Nor where it is described in every place by itself.
  expect(await pathsOf("falta=sem-texto")).toEqual([photo]);
  await Projects.update(first.id, projectSchema.parse({ ...project, gallery: inPlace }));
  expect(await pathsOf("falta=sem-texto")).toEqual([]);
  const [{ uses } = { uses: [] }] = (await list()).files.filter(({ path }) => path === photo);
  expect(uses.map(({ label }) => label).toSorted()).toEqual([
    "Projeto: Cais, Foto 1 da galeria (com texto alternativo só daqui)",
    "Projeto: Rio, Foto 1 da galeria (com texto alternativo só daqui)",
  ]);
});

test("a filter is the same in a URL and back; nonsense in it counts as absent", () => {
  const query =
    "q=rio&tipo=video&falta=sem-uso&ordem=antigos&de=2026-01-31&ate=2026-02-01&aceita=image&ver=lista";
  expect(String(filterQuery(filtered(query)))).toBe(query);
  expect(
    String(
      filterQuery(filtered("tipo=x&falta=constructor&ordem=&de=ontem&ate=2026-1-1&ver=1&q=%20")),
    ),
  ).toBe("");
});

test("of more marks than can be at a time the first ones stay, and how many do not is said", async () => {
  const paths = Array.from({ length: 103 }, (_, at) => `images/${at}.webp`);
  await insertFiles(...paths);
  const context = new RouterContextProvider();
  const info = { lang: "pt", t: translate("pt"), staff: null } as unknown as RequestInfo;
  context.set(requestContext, info);
  const search = new URLSearchParams(paths.map((path): [string, string] => ["arquivo", path]));
  search.set("aceita", "image");
  const url = new URL(`http://x/admin/acervo/escolher?${search}`);
  const { marked, leftOut } = await loader({ url, context } as unknown as Parameters<
    typeof loader
  >[0]);
  expect([marked.map(({ path }) => path), leftOut]).toEqual([paths.slice(0, 100), 3]);
  const form = new FormData();
  for (const path of paths) form.append("arquivo", path);
  const refused = await chooseFiles(form, url, info);
  if (refused instanceof Response) throw new Error("More than can be chosen were chosen");
  expect(refused).toMatchObject({
    init: { status: 400 },
    data: { message: expect.stringContaining("não foram marcados outros 3") },
  });
  expect(refused.data.marked?.map(({ path }) => path)).toEqual(paths.slice(0, 100));
});

test("each field, link and draft that names a file is found, with its place in a list", async () => {
  await insertFiles("images/a.webp", "files/b.pdf", "images/c.webp");
  const { id } = await Projects.insert(
    projectSchema.parse({
      name: "Cais",
      bannerImage: "images/a.webp",
      link: "/storage/files/b.pdf#page=2",
      description: { firstImage: "images/a.webp" },
      gallery: [
        { file: "images/c.webp", order: 1 },
        { file: "images/a.webp", order: 2 },
      ],
      beforeAndAfter: { eBookFile: "files/b.pdf" },
    }),
  );
  const document = await Documents.insert(
    documentSchema.parse({ title: "Ata", file: "files/b.pdf" }),
  );
  const draft = documentSchema.parse({ title: "Só rascunho", file: "files/b.pdf" });
  const drafted = await DocumentDrafts.insert(draft);
  // Its record uses the file already.
  await ProjectDrafts.save(id, projectSchema.parse({ bannerImage: "images/a.webp" }));
  const uses = await FileUses.findUses(["images/a.webp", "files/b.pdf"]);
  const found = uses.map(
    ({ path, kind, recordId, field }) => `${path} ${kind} ${recordId} ${field}`,
  );
  expect(found.toSorted()).toEqual(
    [
      `images/a.webp project ${id} bannerImage`,
      `images/a.webp project ${id} description.firstImage`,
      `images/a.webp project ${id} gallery[1].file`,
      `files/b.pdf project ${id} link`,
      `files/b.pdf project ${id} beforeAndAfter.eBookFile`,
      `files/b.pdf documents ${document.id} file`,
      `files/b.pdf documents ${drafted.id} null`,
    ].toSorted(),
  );
});

test("every column that may name a file has the label of a form's field", () => {
  const { fieldOf } = historyLabels("pt");
  const kinds = { document: "documents", partner: "partners", banner: "banner" } as const;
  for (const [table, columns] of [mediaReferences, linkColumns].flatMap(Object.entries)) {
    const kind = kinds[table as keyof typeof kinds] ?? "project";
    for (const column of columns as string[]) {
      const field = FileUses.fieldOf(table as keyof typeof mediaReferences, column, 1);
      expect([field, fieldOf(kind, field)]).not.toEqual([field, field]);
      const own = placeAltName(field);
      expect([own, fieldOf(kind, own)]).not.toEqual([own, own]);
    }
  }
});

test("a file without use says what it is kept for, or when it is deleted, as the sweep has it", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf", "files/c.pdf", "files/d.pdf", "files/e.pdf");
  const { id } = await Documents.insert(documentSchema.parse({ file: "files/a.pdf" }));
  await Documents.update(id, documentSchema.parse({ file: "files/b.pdf" }));
  const longAgo = "2025-01-01T00:00:00.000Z";
  for (const old of ["files/d.pdf", "files/e.pdf"]) await describe(old, { createdAt: longAgo });
  const staff = { email: "a@b.c", passwordHash: "x", createdAt: longAgo };
  await db().insertInto("staff").values(staff).execute();
  const form = { key: "k", staffId: 1, path: "/admin/x", entries: '[["file","files/e.pdf"]]' };
  await db()
    .insertInto("pendingForm")
    .values({ ...form, createdAt: longAgo })
    .execute();
  const { files } = await list("falta=sem-uso");
  const due = numericDate(new Date(Date.now() + graceMs).toISOString());
  expect(files.map((file) => [file.path, file.unused])).toEqual([
    ["files/e.pdf", expect.stringContaining("guardado por um formulário")],
    ["files/d.pdf", "Sem uso: apagado na próxima limpeza"],
    ["files/c.pdf", `Sem uso: apagado a partir de ${due}`],
    ["files/a.pdf", "Sem uso no site; guardado pelo histórico ou pela lixeira"],
  ]);
  await sweep();
  const left = (await list("falta=sem-uso")).files.map(({ path }) => path);
  expect(left).toEqual(["files/e.pdf", "files/c.pdf", "files/a.pdf"]);
  const [used] = (await list("q=b.pdf")).files;
  expect(used?.uses).toEqual([
    { label: "Documento: sem nome (1), Arquivo", to: "/admin/documentos/1#document-file" },
  ]);
});

test("a photo in five places is without use after the fifth, and goes thirty days after, never before", async () => {
  await insertFiles("images/a.webp");
  const image = "images/a.webp";
  const places = Array.from({ length: 5 }, () => partnerSchema.parse({ type: 1, image }));
  const ids: number[] = [];
  for (const partner of places) ids.push((await Partners.insert(partner)).id);
  const state = async () =>
    (await list()).files.map(({ uses, unused }) => [uses.length, unused])[0];
  const day = 24 * 60 * 60 * 1000;
  const isSwept = async (days: number) =>
    (await sweep(new Date(Date.now() + days * day))).unreferenced === 1;
  for (const [at, id] of ids.entries()) {
    expect([await state(), await isSwept(365)]).toEqual([[5 - at, ""], false]);
    await describe(image, { createdAt: "2025-01-01T00:00:00.000Z" });
    await db().deleteFrom("partner").where("id", "=", id).execute();
  }
  // What the history names is kept for as long as it does.
  expect([(await state())?.[1], await isSwept(365)]).toEqual([
    "Sem uso no site; guardado pelo histórico ou pela lixeira",
    false,
  ]);
  await db().deleteFrom("revision").execute();
  const date = numericDate(new Date(Date.now() + 30 * day).toISOString());
  expect(await state()).toEqual([0, `Sem uso: apagado a partir de ${date}`]);
  expect([await isSwept(29), await isSwept(31)]).toEqual([false, true]);
});

test("a deleted file is offered and served nowhere, comes back when something names it, and goes thirty days after", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  const [a, b] = ["files/a.pdf", "files/b.pdf"] as const;
  const idOf = async (path: string) => (await Media.findByPath(path))?.id ?? 0;
  const { id: document } = await Documents.insert(documentSchema.parse({ file: b }));
  const version = await findContentVersion();
  expect([
    await StoredFiles.moveToTrash(await idOf(a)),
    await StoredFiles.moveToTrash(await idOf(a)),
    await StoredFiles.moveToTrash(await idOf(b)),
  ]).toEqual([true, false, false]);
  expect(await findContentVersion()).toBe(version + 1);
  expect([
    await pathsOf(""),
    await pathsOf("falta=sem-uso"),
    await pathsOf("falta=lixeira"),
  ]).toEqual([[b], [], [a]]);
  expect(await StoredFiles.countTrashed()).toBe(1);
  expect([await standingOf(a), await standingOf(b), await Media.choose([a])]).toEqual([
    "withheld",
    "served",
    [],
  ]);
  const date = numericDate(new Date(Date.now() + graceMs).toISOString());
  expect((await list("falta=lixeira")).files[0]?.unused).toBe(
    `Na lixeira: apagado de vez a partir de ${date}`,
  );
  expect(await StoredFiles.takeOutOfTrash(a)).toBe(true);
  const restored = await findContentVersion();
  expect([await StoredFiles.takeOutOfTrash(a), await findContentVersion()]).toEqual([
    false,
    restored,
  ]);
  expect([await pathsOf("falta=sem-uso"), await standingOf(a)]).toEqual([[a], "served"]);

  // An open form still had it.
  const places = [
    () => DocumentDrafts.insert(documentSchema.parse({ file: a })),
    () => Partners.insert(partnerSchema.parse({ type: 1, link: `/storage/${a}#page=2` })),
    () => Documents.update(document, documentSchema.parse({ file: a })),
  ];
  for (const name of places) {
    for (const table of ["draft", "partner"] as const) await db().deleteFrom(table).execute();
    expect(await StoredFiles.moveToTrash(await idOf(a))).toBe(true);
    await name();
    expect([await pathsOf("falta=lixeira"), await StoredFiles.moveToTrash(await idOf(a))]).toEqual([
      [],
      false,
    ]);
  }
});

test("who has deleted a file, brought it back and erased it stands in the history, which tells of an erased one no name", async () => {
  await insertFiles("files/a.pdf");
  await describe("files/a.pdf", { originalName: "Ata.pdf" });
  const { id = 0 } = (await Media.findByPath("files/a.pdf")) ?? {};
  const as = <Result>(name: string, work: () => Promise<Result>) =>
    runAs({ staff: { id: null, name }, origin: "page" }, work);
  const told = async () =>
    (await describeRevisions(await Revisions.findPage({ isChange: true, limit: 9 }), "pt")).map(
      ({ title, action, by }) => `${title} ${action} ${by}`,
    );
  await as("Ana", () => StoredFiles.moveToTrash(id));
  await as("Bia", () => StoredFiles.takeOutOfTrash("files/a.pdf"));
  expect(await told()).toEqual([
    "Arquivo: Ata.pdf restored por Bia",
    "Arquivo: Ata.pdf deleted por Ana",
  ]);
  // It is no deletion of a record, and no version of its description.
  expect([
    await Trash.count(),
    await Revisions.count({ kind: "files", id, isState: true }),
  ]).toEqual([0, 0]);
  await as("Ana", () => StoredFiles.moveToTrash(id));
  await as("Caio", () => removeErased(["files/a.pdf"]));
  const unnamed = `Arquivo: sem nome (${id})`;
  expect(await told()).toEqual([
    `${unnamed} erased por Caio`,
    `${unnamed} deleted por Ana`,
    `${unnamed} restored por Bia`,
    `${unnamed} deleted por Ana`,
  ]);
  // Nor of one that the sweep has removed.
  await insertFiles("files/b.pdf");
  await as("Ana", async () =>
    StoredFiles.moveToTrash((await Media.findByPath("files/b.pdf"))?.id ?? 0),
  );
  await sweep(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  expect((await told())[0]).toBe(`Arquivo: sem nome (${id + 1}) deleted por Ana`);
});

test("what is in the trash by itself rests there for thirty days from its deletion, whatever its age", async () => {
  await insertFiles("files/a.pdf");
  await describe("files/a.pdf", { createdAt: "2025-01-01T00:00:00.000Z" });
  const { id = 0 } = (await Media.findByPath("files/a.pdf")) ?? {};
  await StoredFiles.moveToTrash(id);
  const day = 24 * 60 * 60 * 1000;
  const sweptAfter = async (days: number) =>
    (await sweep(new Date(Date.now() + days * day))).unreferenced;
  expect([await sweptAfter(29), await sweptAfter(31)]).toEqual([0, 1]);
});

const linesOf = (consequences: readonly Consequence[]) =>
  consequences.map(({ text, items }) => ({ text, items: items.map((item) => item.text) }));

test("a deletion says which files go along, where the others are used, and what is kept for something else", async () => {
  const files = ["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => `files/${name}.pdf`);
  await insertFiles(...files);
  const [a = "", b = "", c = "", d = ""] = files;
  const { id } = await Projects.insert(
    projectSchema.parse({
      name: "Cais",
      link: `/storage/${d}`,
      documents: [a, b, c].map((file) => ({ title: file, file })),
    }),
  );
  await Documents.insert(documentSchema.parse({ title: "Ata", file: b }));
  const c2 = await Documents.insert(documentSchema.parse({ title: "Minuta", file: c }));
  await Documents.update(c2.id, documentSchema.parse({ title: "Minuta" }));
  await ProjectDrafts.save(
    id,
    projectSchema.parse({ name: "Cais", documents: [{ file: files[4] }] }),
  );
  const going = "Arquivos que saem do ar junto, na mesma hora:";
  const staying = {
    text: "Arquivos que continuam como estão, porque são usados em outro lugar:",
    items: [`${b} (Documento: Ata, Arquivo)`],
  };
  expect(linesOf(await filesOfDeleted("project", [id], "pt"))).toEqual([
    { text: going, items: [a, c, d, files[4]] },
    staying,
  ]);
  expect(linesOf(await filesOfDiscarded("project", id, "pt"))).toEqual([
    { text: "Arquivos que só este rascunho usa, apagados na mesma hora:", items: [files[4]] },
  ]);
  await ProjectDrafts.deleteById(id);
  const [deletion] = await Trash.findPage({ limit: 1 });
  expect(linesOf(await filesOfErased(deletion?.id ?? 0, "pt"))).toEqual([
    { text: "Arquivos apagados de vez, na mesma hora:", items: [a, d, files[4]] },
    staying,
    { text: expect.stringContaining("continuam guardados"), items: [c] },
  ]);
  await eraseForGood(deletion?.id ?? 0);
  expect((await Media.findAllByPaths(files)).map(({ path }) => path)).toEqual([
    b,
    c,
    ...files.slice(5),
  ]);
  const many = await Projects.insert(
    projectSchema.parse({
      documents: [...files.slice(5), b, c].map((file) => ({ file })),
      gallery: [],
    }),
  );
  expect((await filesOfDeleted("project", [many.id], "en"))[1]?.items).toHaveLength(4);
});

test("what a dialog asks says that the session has ended; a page of its own leads to the sign-in", async () => {
  const signIn = new Response(null, { status: 302 });
  const ask = (query: string, thrown: unknown) =>
    clientLoader({
      request: new Request(`http://x/admin/acervo/escolher?${query}`),
      serverLoader: () => Promise.reject(thrown),
    } as Parameters<typeof clientLoader>[0]);
  expect(await ask("aceita=image", signIn)).toEqual({ isSignedOut: true });
  expect(await ask("aceita=image", new Error("fault"))).toEqual({ isSignedOut: false });
  await expect(ask("pendente=k", signIn)).rejects.toBe(signIn);
});

/** As many files in the galleries of 100 projects, each project with its revision, and a file that only the history names. */
async function fill(count: number) {
  const now = new Date().toISOString();
  const media = sqlite().prepare(
    `insert into media (path, originalName, type, size, width, height, duration, altPt, altEn, altEnSource, isDecorative,
      focalX, focalY, placeholder, poster, transcriptPt, transcriptEn, createdAt)
     values (?, ?, 'image/webp', 1, 100, 100, null, '', '', '', 0, .5, .5, '', null, '', '', ?)`,
  );
  const photo = sqlite().prepare(
    "insert into projectGalleryItem (projectId, position, file) values (?, ?, ?)",
  );
  const ids: number[] = [];
  for (let number = 0; number < 100; number++) {
    ids.push((await Projects.insert(projectSchema.parse({ name: `Projeto ${number}` }))).id);
  }
  sqlite().transaction(() => {
    for (let number = 0; number < count; number++) {
      const path = `images/${number}.webp`;
      media.run(path, `foto ${number % 50} do cais ${number}`, now);
      photo.run(ids[number % 100], Math.floor(number / 100) + 1, path);
    }
  })();
  await insertFiles("files/old.pdf");
  const { id } = await Documents.insert(documentSchema.parse({ file: "files/old.pdf" }));
  await Documents.update(id, documentSchema.parse({}));
}

test("a page takes as many statements for 1,000 files as for one, and reads no table of files whole", async () => {
  const run: string[] = [];
  vi.spyOn(log, "trace").mockImplementation(((fields: { sql: string }) => {
    run.push(fields.sql);
  }) as typeof log.trace);
  await insertFiles("images/one.webp");
  run.splice(0);
  await list();
  const few = run.splice(0).length;
  await fill(1000);
  run.splice(0);
  const { files, count } = await list();
  expect([files.length, count, files[0]?.unused !== "", files[1]?.uses.length]).toEqual([
    48,
    1002,
    true,
    1,
  ]);
  const many = run.splice(0);
  expect(many.length).toBe(few);
  await list("q=cais 7");
  many.push(...run.splice(0));
  vi.restoreAllMocks();
  for (const sql of many) {
    const values = [...sql.matchAll(/\?/g)].map(() => null);
    const explain = sqlite().prepare(`explain query plan ${sql}`);
    const plan = explain.all(values) as { detail: string }[];
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) =>
        /^SCAN (media|projectGalleryItem|mediaVariant|revision|revisionFile)\b/.test(detail),
      );
    // The pages begin at the newest row; what is counted is an index.
    const isBounded = (detail: string) => detail === "SCAN media" && sql.includes("limit");
    expect([
      sql,
      scans.filter((detail) => !/COVERING INDEX/.test(detail) && !isBounded(detail)),
    ]).toEqual([sql, []]);
  }
});
