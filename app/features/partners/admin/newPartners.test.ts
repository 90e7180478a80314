import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Partners from "../partners.repo.server.ts";
import { action } from "./newPartners.tsx";

setupTestDatabase();
setupTestStorage();

/** Posts the form as a browser without JavaScript does. */
async function post(fields: [name: string, value: string | File][]) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL("http://x/admin/parceiros/varios?tipo=2");
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
