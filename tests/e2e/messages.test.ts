import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { postMessage, query, until } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { TestSmtp } from "#tests/support/smtp.ts";

const smtp = new TestSmtp();
let server: TestServer;
beforeAll(async () => {
  await smtp.start();
  smtp.answer = { code: 550, text: "No such mailbox" };
  server = await startServer({
    demo: false,
    env: { ...smtp.env, CONTACT_GLOBAL_LIMIT: "1000/1m" },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

async function signIn(page: Page) {
  await page.goto(`${server.url}/admin/mensagens`);
  await page.getByLabel("E-mail", { exact: true }).fill(admin.email);
  await page.locator('input[name="password"]').fill(admin.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("heading", { level: 1, name: "Mensagens" }).waitFor();
}

const parked = () =>
  query(server.storageDir, "select id from mail where parkedAt is not null").length;

withAndWithoutJavaScript("staff", (chromium, isScripted) => {
  test("find, read, answer, file and delete a message", async () => {
    const name = isScripted ? "Com Script" : "Sem Script";
    await postMessage(server.url, { name, subject: "press", message: "Pauta\nsobre o =mangue" });
    await postMessage(server.url, { name: "Outra Pessoa", subject: "jobs" });
    const page = await chromium.open();
    await signIn(page);
    await page.getByLabel("Buscar").fill(name);
    await page.getByLabel("Assunto").selectOption("press");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await page.waitForURL(/q=/);
    const found = page.getByRole("main").getByRole("listitem").filter({ hasText: "Pauta" });
    await expect.poll(() => found.count()).toBe(1);
    if (isScripted) expect(await axeFindings(page)).toEqual([]);

    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: `Mensagem de ${name}` }).waitFor();
    if (isScripted) expect(await axeFindings(page)).toEqual([]);
    const reply = await page
      .getByRole("link", { name: "Responder por e-mail" })
      .getAttribute("href");
    expect(reply).toMatch(/^mailto:ana@example\.org\?subject=Re/);
    expect(decodeURIComponent(reply ?? "")).toContain("> sobre o =mangue");

    await page.getByRole("button", { name: "Marcar como respondida" }).click();
    await page.getByText("Mensagem marcada como respondida.").first().waitFor();
    await page.getByRole("button", { name: "Arquivar" }).click();
    await page.getByText("Mensagem arquivada.").first().waitFor();

    await page.getByRole("link", { name: "Excluir" }).click();
    await page.getByRole("heading", { name: "Tem certeza que deseja excluir?" }).waitFor();
    await page.getByRole("button", { name: "Excluir" }).click();
    await page.getByText("Mensagem excluída.").first().waitFor();
    expect(query(server.storageDir, "select id from contactMessage where name = ?", name)).toEqual(
      [],
    );
  });

  test("go from message to message, and change or delete several at once", async () => {
    const subject = isScripted ? "projects" : "partnerships";
    for (const name of ["Primeira", "Segunda", "Terceira"])
      await postMessage(server.url, { name, subject });
    const stateOf = () =>
      query<{ state: string }>(
        server.storageDir,
        "select state from contactMessage where subject = ? order by id",
        subject,
      ).map(({ state }) => state);
    const page = await chromium.open();
    await signIn(page);
    await page.goto(`${server.url}/admin/mensagens?subject=${subject}`);
    await page.getByRole("link", { name: "Terceira", exact: true }).click();
    await page.getByRole("link", { name: "Mensagem mais antiga" }).click();
    await page.getByRole("heading", { level: 1, name: "Mensagem de Segunda" }).waitFor();
    await page.getByRole("link", { name: "Mensagem mais nova" }).click();
    await page.getByRole("heading", { level: 1, name: "Mensagem de Terceira" }).waitFor();
    expect(await page.getByRole("link", { name: "Mensagem mais nova" }).count()).toBe(0);
    await page.getByRole("link", { name: "Voltar" }).click();

    const select = (name: string) => page.getByLabel(`Selecionar a mensagem de ${name}`).check();
    await select("Primeira");
    await select("Terceira");
    if (isScripted) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Arquivar" }).click();
    await page.getByText("2 mensagens atualizadas.").first().waitFor();
    expect(stateOf()).toEqual(["archived", "new", "archived"]);

    await page.goto(`${server.url}/admin/mensagens?subject=${subject}&folder=all`);
    if (isScripted) await hydrated(page);
    for (const name of ["Segunda", "Terceira"]) await select(name);
    await page.getByRole("button", { name: "Excluir" }).click();
    await page.getByText("As 2 mensagens").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
    await page.getByText("2 mensagens excluídas.").first().waitFor();
    expect(page.url()).toContain(`subject=${subject}`);
    expect(stateOf()).toEqual(["archived"]);
  });

  test("come back from a message to the page of the list that it stood on", async () => {
    for (let count = 0; count < 26; count++) await postMessage(server.url, { subject: "jobs" });
    const page = await chromium.open();
    await signIn(page);
    const second = `${server.url}/admin/mensagens?subject=jobs&pagina=2`;
    await page.goto(second);
    await page.getByRole("link", { name: "Ana Lima", exact: true }).first().click();
    await page.getByRole("link", { name: "Voltar" }).click();
    await page.waitForURL(second);
  });

  test("are told that mail does not go out, test it, and send it again", async () => {
    smtp.answer = { code: 550, text: "No such mailbox" };
    smtp.mails.length = 0;
    const before = parked();
    await postMessage(server.url);
    await until(() => parked() > before);
    const page = await chromium.open();
    await signIn(page);
    await page.getByRole("heading", { name: "Avisos por e-mail não estão saindo" }).waitFor();
    await page.getByRole("button", { name: "Enviar e-mail de teste" }).click();
    await page.getByText("550 No such mailbox").first().waitFor();
    smtp.answer = "accept";
    await page.getByRole("button", { name: "Tentar de novo agora" }).click();
    await page.getByText("Tentando enviar de novo agora").first().waitFor();
    await until(() => parked() === 0);
    await until(() => smtp.mails.length > 0);
  });

  test("export what they see, safe for a spreadsheet", async () => {
    await postMessage(server.url, { name: `=HYPERLINK("x") ${isScripted}`, subject: "others" });
    const page = await chromium.open();
    await signIn(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Exportar CSV" }).click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.startsWith('\uFEFF"Número";"Recebida em";"Nome"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"") ${isScripted}"`);
  });
});

const chromium = useChromium();

test("a double click files a message once, though the next button takes the place of the first", async () => {
  await postMessage(server.url, { name: "Duas Vezes" });
  const page = await chromium.open();
  await signIn(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Duas Vezes", exact: true }).click();
  const state = () =>
    query<{ state: string }>(
      server.storageDir,
      "select state from contactMessage where name = 'Duas Vezes'",
    )[0]?.state;
  const button = page.getByRole("button", { name: "Marcar como respondida" });
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(state).toBe("answered");
  await button.waitFor({ state: "detached" });
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // Time enough for a request that must not be made.
  await page.waitForTimeout(500);
  expect(state()).toBe("answered");
});
