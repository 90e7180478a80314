import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { store } from "#app/files/store.server.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { action } from "./newPartners.tsx";

setupTestDatabase();
setupTestStorage();

/** Posts the form as a browser without JavaScript does, or as the form sends itself while somebody types. */
async function post(fields: [name: string, value: string | File][], isAutosave = false) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL(`http://x/admin/parceiros/varios?tipo=2${isAutosave ? "&automatico" : ""}`);
  const request = new Request(url, { method: "POST", body });
  const answer = await action({ request, url, context });
  return answer instanceof Response ? { status: answer.status } : answer;
}

const key: [string, string] = ["idempotencyKey", "um formulário"];
const check: [string, string] = ["__intent__", JSON.stringify({ type: "validate", payload: {} })];

test("logos that are sent at once come back to be checked, each named after its file", async () => {
  const logo = new Uint8Array(await samples.png());
  const files = ["logo-prefeitura_do-recife.png", "IMG_12.png"].map((name): [string, File] => [
    "upload:partners[].image",
    new File([logo], name),
  ]);
  const answer = await post([key, ...files, check]);
  expect(answer).toMatchObject({ data: { result: { initialValue: { partners: [{}, {}] } } } });
  expect(await Partners.findAll()).toEqual([]);
  if (!("data" in answer)) throw new Error("The form comes back");
  const rows = answer.data.result?.initialValue?.partners as { image: string; name?: string }[];
  expect(rows.map(({ name }) => name ?? "")).toEqual(["Prefeitura do Recife", ""]);

  const checked = rows.flatMap(({ image }, index): [string, string][] => [
    [`partners[${index}].image`, image],
    [`partners[${index}].name`, ["Prefeitura do Recife", "Porto Digital"][index] ?? ""],
    [`partners[${index}].link`, ""],
  ]);
  // Sent twice, as by a double click.
  for (const attempt of ["1", "1"]) {
    expect(await post([key, ["attempt", attempt], ...checked])).toMatchObject({ status: 303 });
  }
  expect(await Partners.findAll()).toMatchObject([
    { name: "Prefeitura do Recife", type: 2, image: rows[0]?.image },
    { name: "Porto Digital", type: 2, image: rows[1]?.image },
  ]);
});

test("a form without logos is not saved, and says so", async () => {
  expect(await post([key])).toMatchObject({
    data: { conflict: { message: "Escolha ao menos um logotipo." } },
  });
});

/** Logos that have arrived while the form is open, and the form's fields with these names and links. */
async function opened(...logos: [name: string, link: string][]) {
  const paths: string[] = [];
  for (const [name] of logos) {
    const file = await store([await samples.png(64 + paths.length)], {
      ...{ originalName: `${name}.png`, accept: "image" },
    });
    paths.push(file.id);
  }
  return (attempt: number, typed: [name: string, link: string][] = logos) => [
    key,
    ["attempt", String(attempt)] as [string, string],
    ...typed.flatMap(([name, link], index): [string, string][] => [
      [
        `partners[${index}].image`,
        paths[logos.findIndex(([logo]) => logo === name.split(" ")[0])] ?? "",
      ],
      [`partners[${index}].name`, name],
      [`partners[${index}].link`, link],
    ]),
  ];
}

async function drafts() {
  const all = await Drafts.findAllByKind("partners");
  return all.map(({ title, content, typed }) => ({ title, type: content.type, typed })).reverse();
}

const kept = { data: { isKept: true } };

test("what is typed of many partners is kept as drafts, half a link too, until it is saved", async () => {
  const typed = await opened(["Cesar", ""], ["Porto", "exemplo"], ["Sebrae", ""]);
  expect(await post(typed(1), true)).toMatchObject(kept);
  expect(await Partners.findAll()).toEqual([]);
  expect((await drafts()).map(({ title }) => title).sort()).toEqual(["Cesar", "Porto", "Sebrae"]);

  const later: [string, string][] = [
    ["Cesar School", ""],
    ["Porto", "javascript:"],
  ];
  expect(await post(typed(3, later), true)).toMatchObject(kept);
  const now = await drafts();
  expect(now).toHaveLength(2);
  expect(now).toContainEqual({ title: "Cesar School", type: 2, typed: {} });
  expect(now).toContainEqual({ title: "Porto", type: 2, typed: { link: "javascript:" } });
  // One that was on its way for longer undoes nothing.
  expect(await post(typed(2), true)).toMatchObject({ init: { status: 409 } });
  expect(await drafts()).toHaveLength(2);

  const ready: [string, string][] = [
    ["Cesar School", ""],
    ["Porto Digital", "https://porto.org"],
  ];
  expect(await post(typed(4, ready))).toMatchObject({ status: 303 });
  expect((await Partners.findAll()).map(({ name }) => name)).toEqual([
    "Cesar School",
    "Porto Digital",
  ]);
  expect(await drafts()).toEqual([]);
});

test("without a script many partners are kept as drafts by their button", async () => {
  const typed = await opened(["Cesar", ""], ["Porto", ""]);
  const answer = await post([...typed(1), ["acao", "rascunho"]]);
  expect(answer).toMatchObject({ status: 303 });
  expect(await Partners.findAll()).toEqual([]);
  expect(await drafts()).toHaveLength(2);
});

test("many partners that somebody leaves unsaved are gone, whatever arrives afterwards", async () => {
  const typed = await opened(["Cesar", ""], ["Porto", ""]);
  await post(typed(1), true);
  const leave = [key, ["attempt", "3"], ["acao", "sair"]] as [string, string][];
  expect(await post(leave, true)).toMatchObject({ init: { status: 200 } });
  expect(await drafts()).toEqual([]);
  await post(typed(2), true);
  expect(await drafts()).toEqual([]);
});

test("a partner of many that a colleague has published stays when the form is left", async () => {
  const typed = await opened(["Cesar", ""], ["Porto", ""]);
  await post(typed(1), true);
  const { recordId } = (await Drafts.findAllByKind("partners")).find(
    ({ title }) => title === "Porto",
  ) as Drafts.Draft;
  await PartnerDrafts.publishDraft(recordId);
  await post([key, ["attempt", "2"], ["acao", "sair"]], true);
  expect((await Partners.findAll()).map(({ name }) => name)).toEqual(["Porto"]);
  expect(await drafts()).toEqual([]);
});

test("a row that a colleague has changed stays as they left it, is named, and holds up no other", async () => {
  const logos: [string, string][] = [
    ["Cesar", ""],
    ["Porto", ""],
  ];
  const typed = await opened(...logos);
  await post(typed(1), true);
  const all = await Drafts.findAllByKind("partners");
  const porto = all.find(({ title }) => title === "Porto") as Drafts.Draft;
  // Later than the form has kept it, whatever the clock's steps are.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await Drafts.put("partners", porto.recordId, {
    ...{ title: "Porto Digital", content: { ...porto.content, name: "Porto Digital" } },
  });
  // Nobody has touched it here.
  expect(
    await post(
      typed(2, [
        ["Cesar School", ""],
        ["Porto", ""],
      ]),
      true,
    ),
  ).toMatchObject(kept);
  const both: [string, string][] = [
    ["Cesar School", ""],
    ["Porto Novo", ""],
  ];
  expect(await post(typed(3, both), true)).toMatchObject({
    data: { conflict: { message: expect.stringContaining("“Porto Novo”") } },
  });
  // What was typed in it stays in the form until it is taken out.
  expect(await post(typed(4, both))).toMatchObject({
    data: {
      conflict: { message: expect.stringContaining("“Porto Novo”") },
      result: { initialValue: { partners: [{}, { name: "Porto Novo" }] } },
    },
  });
  expect((await Partners.findAll()).map(({ name }) => name)).toEqual(["Cesar School"]);
  expect(await post(typed(5, both.slice(0, 1)))).toMatchObject({ status: 303 });
  expect((await Partners.findAll()).map(({ name }) => name)).toEqual(["Cesar School"]);
  expect((await drafts()).map(({ title }) => title)).toEqual(["Porto Digital"]);
});
