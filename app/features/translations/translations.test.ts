import { beforeEach, expect, test } from "vitest";
import { csvRow } from "#app/csv/csvRow.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { applyChanges, contentHashOf } from "./changes.server.ts";
import { planImport } from "./importPlan.server.ts";
import type { TextEntry } from "./textEntry.ts";
import * as Texts from "./texts.repo.server.ts";
import { csvRows } from "./translationCsv.server.ts";

const { db } = setupTestDatabase();

const project = {
  ...{ name: "Rio", subtitle: "Um rio", en: { name: "River", subtitle: "A river" } },
  results: { nameOne: "Árvores", en: { nameOne: "Trees" } },
  posts: [
    { title: "=Um", topic: "Rio", en: { title: "'One\n- two", topic: "River" } },
    { title: "Dois" },
  ],
};
let projectId: number;

beforeEach(async () => {
  projectId = (await Projects.insert(projectSchema.parse(project))).id;
  await Numbers.update(
    numbersSchema.parse({ people: { number: "12", en: { confirmed: ["number"] } } }),
  );
  await Banner.update(bannerSchema.parse({ title: "Feira", en: { title: "Market" } }));
  const document = { title: "Ata", description: "Da reunião", en: { title: "Minutes" } };
  await Documents.insert(documentSchema.parse(document));
  await Partners.insert(partnerSchema.parse({ name: "Prefeitura" }));
});

async function states(): Promise<Record<string, string>> {
  const entries = await all();
  return Object.fromEntries(entries.map(({ key, state }) => [key, state]));
}

async function all(): Promise<TextEntry[]> {
  const entries: TextEntry[] = [];
  for await (const batch of Texts.findAll()) entries.push(...batch);
  return entries;
}

async function exported(): Promise<string> {
  let csv = "";
  for await (const row of csvRows("all", "pt")) csv += row;
  return csv;
}

const plan = (csv: string) => planImport(new TextEncoder().encode(csv));

test("every text of staff's is listed with its state", async () => {
  expect(await states()).toEqual({
    "project/1/name": "translated",
    "project/1/subtitle": "translated",
    "project/1/results.nameOne": "translated",
    "project/1/posts[0].title": "translated",
    "project/1/posts[0].topic": "translated",
    "project/1/posts[1].title": "missing",
    "numbers/home/people.number": "same",
    "banner/home/title": "translated",
    "document/1/title": "translated",
    "document/1/description": "missing",
    "partner/1/name": "same",
  });
});

test("changing one Portuguese title marks exactly one English field out of date", async () => {
  const before = await states();
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  await Projects.update(projectId, { ...stored, name: "Rio Novo" });
  expect(await states()).toEqual({ ...before, "project/1/name": "outdated" });
});

test("a picture's text in one place is translated, confirmed as the same, and comes back from a file", async () => {
  await insertFiles("images/a.webp");
  const file = "images/a.webp";
  const text = "O cais";
  const imageAlt = { text, en: { text: "The pier" } };
  const { id } = await Projects.insert(
    projectSchema.parse({
      bannerImage: file,
      bannerImageAlt: { text },
      cardFollowsBanner: true,
      results: { image: file, imageAlt },
      partners: [{ image: file, imageAlt: { text: "", en: { text: "A logo" } } }],
      gallery: [{ file }, { file, fileAlt: { text } }, { file, fileAlt: { decorative: true } }],
    }),
  );
  await Banner.update(
    bannerSchema.parse({ active: true, desktopImage: file, desktopImageAlt: { text } }),
  );
  await Partners.update(1, partnerSchema.parse({ image: file, imageAlt }));
  const own = async () =>
    Object.fromEntries(Object.entries(await states()).filter(([key]) => /Alt\.text$/.test(key)));
  const [photo, banner] = [
    `project/${id}/gallery[1].fileAlt.text`,
    "banner/home/desktopImageAlt.text",
  ];
  const known = {
    [`project/${id}/bannerImageAlt.text`]: "missing",
    [`project/${id}/results.imageAlt.text`]: "translated",
    [photo]: "missing",
    [banner]: "missing",
    "partner/1/imageAlt.text": "translated",
  };
  expect(await own()).toEqual(known);
  const entry = (await all()).find(({ key }) => key === photo);
  if (!entry) throw new Error("No such text");
  expect(await applyChanges([{ key: photo, seen: contentHashOf(entry), english: null }])).toEqual({
    changed: 1,
    refused: [],
  });
  const long = "a".repeat(501);
  const csv = [
    "chave;português;inglês",
    `${banner};O cais;The quay`,
    `project/${id}/bannerImageAlt.text;O cais;${long}`,
  ].join("\n");
  const { changes, problems } = await plan(csv);
  expect(problems.map(({ problem }) => problem)).toEqual(["unusable"]);
  expect(await applyChanges(changes)).toEqual({ changed: 1, refused: [] });
  expect(await own()).toEqual({ ...known, [photo]: "same", [banner]: "translated" });
  expect(await Banner.findPublic("en")).toMatchObject({ desktopImageAlt: { text: "The quay" } });
  expect(await Projects.findById(id)).toMatchObject({
    partners: [{ imageAlt: { text: "", en: { text: "A logo" } } }],
    gallery: [{}, { fileAlt: { text, en: { text } } }, { fileAlt: { decorative: true } }],
  });
});

test("an outdated text is confirmed as it is, and a missing one as the same", async () => {
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  await Projects.update(projectId, { ...stored, name: "Rio Novo" });
  const entries = await all();
  const changes = ["project/1/name", "partner/1/name"].map((key) => {
    const entry = entries.find((each) => each.key === key);
    if (!entry) throw new Error(key);
    return { key, seen: contentHashOf(entry), english: null };
  });
  const before = await states();
  expect(await applyChanges(changes)).toEqual({ changed: 2, refused: [] });
  expect(await states()).toEqual({
    ...before,
    "project/1/name": "translated",
    "partner/1/name": "same",
  });
});

test("a file comes back unchanged as no change at all", async () => {
  const { changes, problems, unchanged } = await plan(await exported());
  expect({ changes, problems, unchanged }).toEqual({ changes: [], problems: [], unchanged: 11 });
});

test.each([
  ["a header without accents", "chave;portugues;INGLES\nproject/1/subtitle;Um rio;Sea\n"],
  [
    "Excel's line for the separator",
    "sep=;\r\nchave;português;inglês\r\nproject/1/subtitle;Um rio;Sea",
  ],
  ["empty cells to its right", "chave;português;inglês\nproject/1/subtitle;Um rio;Sea;;\n"],
])("a file with %s is read", async (_, csv) => {
  const { changes, problems } = await plan(csv);
  expect({ problems, english: changes.map(({ english }) => english) }).toEqual({
    problems: [],
    english: ["Sea"],
  });
});

const encoded: [string, (csv: string) => Uint8Array][] = [
  ["UTF-16, as Excel's Unicode text", (csv) => Buffer.from(`\uFEFF${csv}`, "utf16le")],
  ["UTF-16 of the other order", (csv) => Buffer.from(`\uFEFF${csv}`, "utf16le").swap16()],
  ["Windows-1252, as Excel's CSV", (csv) => Buffer.from(csv, "latin1")],
  ["UTF-8 with a mark", (csv) => Buffer.from(`\uFEFF${csv}`)],
];
test.each(encoded)(
  "a file in %s is read, separated by semicolons, tabs or commas",
  async (_, encode) => {
    for (const [delimiter, end] of [
      [";", "\r\n"],
      ["\t", "\n"],
      [",", "\r\n"],
    ] as const) {
      const cells = [
        ["chave", "português", "inglês"],
        ["document/1/description", "Da reunião", "Of the café"],
      ];
      const csv = cells.map((row) => row.join(delimiter) + end).join("");
      const { changes, problems } = await planImport(encode(csv));
      expect(problems).toEqual([]);
      expect(changes.map(({ english }) => english)).toEqual(["Of the café"]);
    }
  },
);

const rewritten = [
  ["250,000", "250"],
  ["1.200", "1200"],
  ["1/2", "01/02/2026"],
  ["1/2", "01/fev"],
  ["0012", "12"],
  ["12,50%", "12,5%"],
  ["26/11/2026", "2026-11-26"],
  ["R$ 5,00", "5"],
];
test.each(rewritten)(
  "%s, which a spreadsheet gave back as %s, is neither changed nor blamed; and is sent so that it stays",
  async (text, back) => {
    const stored = await Projects.findById(projectId);
    if (!stored) throw new Error("It has just been made");
    const posts = [{ title: text, topic: "Rio", en: { title: text, topic: "River" } }];
    await Projects.update(projectId, projectSchema.parse({ ...stored, posts }));
    expect(await exported()).toContain(`"'${text}";"'${text}"`);
    const row = `project/1/posts[0].title;${back};${back}\n`;
    const lost = await plan(`chave;português;inglês\n${row}`);
    expect(lost).toMatchObject({ changes: [], problems: [], unchanged: 1 });
    const other = await plan(`chave;português;inglês\nproject/1/posts[0].title;${back};Seven\n`);
    expect(other.changes.map(({ english }) => english)).toEqual(["Seven"]);
  },
);

test.each([
  ["250,000", "251"],
  ["0012", "120"],
  ["1/2", "03/04/2026"],
])("%s in the place of %s is another text", async (text, back) => {
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  await Projects.update(projectId, projectSchema.parse({ ...stored, posts: [{ title: text }] }));
  const { problems } = await plan(`chave;português;inglês\nproject/1/posts[0].title;${back};x\n`);
  expect(problems.map(({ problem }) => problem)).toEqual(["portugueseChanged"]);
});

test("a row that ends before its English says nothing of it; an empty cell takes it away", async () => {
  const head = "chave;português;inglês\n";
  expect(await plan(`${head}project/1/subtitle;Um rio\n`)).toMatchObject({ changes: [] });
  const { changes } = await plan(`${head}project/1/subtitle;Um rio;\n`);
  expect(changes.map(({ key, english }) => [key, english])).toEqual([["project/1/subtitle", ""]]);
});

test("a cell that shows nothing is an empty one: it makes no text the same in English", async () => {
  const before = await states();
  const blank = "\u00a0 \u200b";
  const { changes, unchanged } = await plan(
    `chave;português;inglês\nproject/1/subtitle;Um rio;${blank}\npartner/1/name;Prefeitura; \n`,
  );
  expect(unchanged).toBe(1);
  await applyChanges(changes);
  expect(await states()).toEqual({ ...before, "project/1/subtitle": "missing" });
});

test("a file changes the edited cells and no others", async () => {
  const before = await all();
  const csv = (await exported())
    .replace('"Dois";""', '"Dois";"=2, two"')
    .replace('"Um rio";"A river"', '"Um rio";""');
  const { changes, problems } = await plan(csv.replaceAll("\n", "\r\n").replaceAll("\r\r", "\r"));
  expect(problems).toEqual([]);
  expect(changes.map(({ key, english }) => [key, english])).toEqual([
    ["project/1/subtitle", ""],
    ["project/1/posts[1].title", "=2, two"],
  ]);
  const version = await findContentVersion();
  expect(await applyChanges(changes)).toEqual({ changed: 2, refused: [] });
  expect(await findContentVersion()).toBe(version + 1);
  const after = await all();
  const differing = after.filter(
    (entry, index) => JSON.stringify(entry) !== JSON.stringify(before[index]),
  );
  expect(differing.map(({ key, english, state }) => [key, english, state])).toEqual([
    ["project/1/subtitle", "", "missing"],
    ["project/1/posts[1].title", "=2, two", "translated"],
  ]);
  expect((await plan(csv)).changes).toEqual([]);
});

test("a row follows its text to another place; others are named with the reason", async () => {
  const csv = [
    csvRow(["chave", "português", "inglês"]),
    csvRow(["project/1/posts[0].title", "Dois", "Two"]),
    csvRow(["project/1/name", "Riacho", "Brook"]),
    csvRow(["project/9/name", "Nada", "Nothing"]),
    csvRow(["document/1/title", "Ata", "Record"]),
    csvRow(["document/1/title", "Ata", "Notes"]),
  ].join("");
  const { changes, problems } = await plan(csv);
  expect(changes.map(({ key, english }) => [key, english])).toEqual([
    ["project/1/posts[1].title", "Two"],
    ["document/1/title", "Record"],
  ]);
  expect(problems.map(({ key, problem }) => [key, problem])).toEqual([
    ["project/1/name", "portugueseChanged"],
    ["project/9/name", "unknown"],
    ["document/1/title", "doubled"],
  ]);
});

test("a key with spaces around it, and line breaks as a spreadsheet has them, name the same text", async () => {
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  const edited = { ...stored, description: { description: "Rio\r\nNovo" } };
  const posts = [{ title: "Um\nrio", en: { title: "A\r\nriver" } }, { title: "Dois\r\ntrês" }];
  await Projects.update(projectId, projectSchema.parse({ ...edited, posts }));
  const csv = [
    csvRow(["chave", "português", "inglês"]),
    csvRow([" project/1/description.description ", "Rio\nNovo", "New\rRiver"]),
    csvRow(["project/1/posts[0].title", "Um\r\nrio", "A\nriver"]),
    csvRow(["project/1/posts[2].title", "Dois\ntrês", "Two"]),
  ].join("");
  const { changes, problems, unchanged } = await plan(csv);
  expect(problems).toEqual([]);
  expect(changes.map(({ key, english }) => [key, english])).toEqual([
    ["project/1/description.description", "New\nRiver"],
    ["project/1/posts[1].title", "Two"],
  ]);
  expect(unchanged).toBe(1);
});

test("control characters in a file are stored as if they had been typed; a lost soft hyphen changes nothing", async () => {
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  await Projects.update(projectId, {
    ...stored,
    name: "Requali\u00ADficação",
    posts: stored.posts,
  });
  const csv = [
    csvRow(["chave", "português", "inglês"]),
    csvRow(["project/1/name", "Requalificação", "Up\u000Bgrade\u001F"]),
    csvRow(["project/1/posts[1].title", "Dois", "Two\u000Bthree\u0000"]),
    csvRow(["document/1/title", "Ata", "Minutes\u0001"]),
  ].join("");
  const { changes, problems, unchanged } = await plan(csv);
  expect(problems).toEqual([]);
  expect(changes.map(({ key, english }) => [key, english])).toEqual([
    ["project/1/name", "Up grade"],
    ["project/1/posts[1].title", "Two\nthree"],
  ]);
  expect(unchanged).toBe(1);
});

test("a row whose Portuguese stands in two other places, one after another of its text, or with what no text holds changes nothing", async () => {
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  const posts = ["Um", "Dois", "Dois"].map((title) => ({ title }));
  await Projects.update(projectId, projectSchema.parse({ ...stored, posts }));
  const csv = [
    csvRow(["chave", "português", "inglês"]),
    csvRow(["project/1/posts[0].title", "Dois", "Two"]),
    csvRow(["project/1/posts[0].title", "Um", "One"]),
    csvRow(["document/1/title", "Ata", "a".repeat(20_001)]),
  ].join("");
  const { changes, problems } = await plan(csv);
  expect(changes).toEqual([]);
  expect(problems.map(({ problem, entry }) => [problem, entry?.portuguese])).toEqual([
    ["portugueseChanged", "Um"],
    ["doubled", "Um"],
    ["unusable", "Ata"],
  ]);
});

test("a row that is cut off deletes no translation, and is told where there is one", async () => {
  const csv = [
    csvRow(["chave", "onde", "português", "inglês"]),
    csvRow(["document/1/title", "Documento", "Ata"]),
    csvRow(["project/1/posts[1].title", "Projeto", "Dois"]),
    csvRow(["", "", ""]),
  ].join("");
  const { changes, problems, unchanged } = await plan(csv);
  expect(changes).toEqual([]);
  expect(unchanged).toBe(1);
  expect(problems.map(({ problem, key }) => [problem, key])).toEqual([
    ["incomplete", "document/1/title"],
  ]);
});

test("a broken row is named by its number in the spreadsheet", async () => {
  const head = "chave;português;inglês\n";
  const broken = (rows: string) => expect(plan(head + rows)).rejects;
  await broken('a;"b\nb\nb";c\n\na;b;c;d\n').toMatchObject({ values: { row: 4 } });
  await broken('a;"b\nb\nb";c\na;b;"c\n').toMatchObject({ values: { row: 3 } });
});

test("a file of more rows than the site has texts is some other file", async () => {
  const rows = (count: number) => `chave;português;inglês\n${"a;a;a\n".repeat(count)}`;
  expect((await plan(rows(20_000))).problems).toHaveLength(20_000);
  await expect(plan(rows(20_001))).rejects.toThrow("tooManyRows");
});

test("a text may be as long as its own form takes it, and no longer", async () => {
  const [picture, video] = ["images/a.webp", "videos/a.mp4"] as const;
  await Media.insertAll([
    { path: picture, originalName: "a", type: "image/webp", size: 1 },
    { path: video, originalName: "a", type: "video/mp4", size: 1 },
  ]);
  const texts = { altPt: "Rio", transcriptPt: "Rio" };
  await db().updateTable("media").set(texts).execute();
  await Partners.insert(partnerSchema.parse({ image: picture }));
  await Projects.insert(projectSchema.parse({ projectInAction: video }));
  for (const [key, most] of [
    [`image/${picture}/alt`, 500],
    [`film/${video}/transcript`, 50_000],
    ["project/1/name", 20_000],
  ] as const) {
    const errorKind = async (length: number) => {
      const rows = [
        ["chave", "português", "inglês"],
        [key, "Rio", "a".repeat(length)],
      ];
      return (await plan(rows.map((row) => csvRow(row)).join(""))).problems.map(
        ({ problem }) => problem,
      );
    };
    expect(await errorKind(most), key).toEqual([]);
    expect(await errorKind(most + 1), key).toEqual(["unusable"]);
  }
});

test("a record that changed between preview and confirmation is left alone", async () => {
  const csv = (await exported()).replace('"Dois";""', '"Dois";"Two"').replace("Minutes", "Record");
  const { changes } = await plan(csv);
  const stored = await Projects.findById(projectId);
  if (!stored) throw new Error("It has just been made");
  const posts = stored.posts.map((post) => ({ ...post, title: `${post.title}!` }));
  await Projects.update(projectId, { ...stored, posts });
  const before = await states();
  expect(await applyChanges(changes)).toEqual({
    changed: 1,
    refused: ["project/1/posts[1].title"],
  });
  expect(await states()).toEqual(before);
});

test.each([
  ["encoding", Buffer.from("PK\x03\x04\x14\0\x06\0\x08\xe2", "latin1")],
  ["empty", Buffer.from("")],
  ["missingColumn", Buffer.from("chave;onde\na;b\n")],
  ["broken", Buffer.from('chave;português;inglês\n"a;b;c\n')],
  ["broken", Buffer.from("chave;português;inglês\na;b;River; and the sea\n")],
])("a file that is no such table is refused: %s", async (key, bytes) => {
  await expect(planImport(bytes)).rejects.toMatchObject({ key });
});
