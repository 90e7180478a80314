import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

const runs = form({ short: 4, long: 50 });

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

/** Somebody else keeps a draft, as from another tab. */
async function keepDraft(id: number, name: string) {
  const content = { name, subtitle: "Do rascunho", posts: [{ title: "Do rascunho" }] };
  const answer = await api.call("PUT", `/api/admin/project/${id}/draft`, { content });
  expect(answer.status).toBe(200);
}

test(`${runs} of ${runs} times "Publicar", pressed within 10 ms of the last key, publishes what was typed and nothing of a draft`, async () => {
  const made = await api.call("POST", "/api/admin/project", { name: "Rio" });
  const { id } = (await made.json()) as { id: number };
  const editor = `/admin/editar-projeto/${id}`;
  const page = await chromium.open();
  // Where a run takes longer than the pause, what is typed meets the other person's draft.
  chromium.expectErrors(/status of 409/);
  await openAsStaff(page, server, editor);
  for (let run = 0; run < runs; run++) {
    // Every other time the form has been opened on what is public, else on an older draft.
    if (run % 2 === 0) await api.call("DELETE", `/api/admin/project/${id}/draft`);
    else await rebase(id, `Rascunho antigo ${run}`);
    await openScreen(page, server, editor);
    await page.locator("[name=name]").fill("");
    await page.locator("[name=subtitle]").fill("");
    for (const remove of await page.getByRole("button", { name: /^Remover Notícia/ }).all()) {
      await remove.click();
    }
    await keepDraft(id, `De outra pessoa ${run}`);
    const text = `Publicado na vez ${run}`;
    const wait = Math.random() * 10;
    await page.evaluate(
      ([last, ms]) => {
        const field = document.querySelector<HTMLInputElement>("[name=name]");
        field?.addEventListener("input", () => {
          if (field.value !== last) return;
          setTimeout(() => document.getElementById("publicar-projeto")?.click(), Number(ms));
        });
        field?.focus();
      },
      [text, wait],
    );
    await page.keyboard.type(text);
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    const answer = await fetch(`${server.url}/api/projects/${id}`);
    expect(await answer.json()).toMatchObject({ name: text, subtitle: "", posts: [] });
    const html = await (await fetch(`${server.url}/projeto/x/${id}`)).text();
    expect(html).toContain(`>${text}</h1>`);
    expect(html).not.toMatch(/rascunho|outra pessoa/i);
    const draft = await (await api.call("GET", `/api/admin/project/${id}/draft`)).json();
    expect(draft).toMatchObject({ content: { name: `De outra pessoa ${run}` } });
  }
}, 600_000);

/** A draft that is based on what is public now. */
async function rebase(id: number, name: string) {
  await api.call("DELETE", `/api/admin/project/${id}/draft`);
  await keepDraft(id, name);
}
