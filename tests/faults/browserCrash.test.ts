import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { form } from "#tests/support/faultForm.ts";
import { launchPersistent, newProfile } from "#tests/support/persistentBrowser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/** Two thousand characters over these. */
const fields = [
  ...["name", "en.name", "subtitle", "description.title", "description.description"],
  ...["results.title", "results.textOne", "results.textTwo", "results.nameOne"],
  ...["beforeAndAfter.title", "beforeAndAfter.description", "results.nameTwo"],
];
const lengthOfEach = 167;
/** What may be missing: what was typed last. */
const lostMs = 2000;
const states = ["online", "offline", "session expired"] as const;
const rounds = Array.from({ length: form({ short: 3, long: 50 }) }, (_, round) => ({
  round,
  state: states[round % states.length] as (typeof states)[number],
}));

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

const textOf = (field: string, round: number) =>
  `${field} ${round} `.padEnd(lengthOfEach, "Palavras que ninguém quer digitar outra vez. ");

async function valuesIn(page: Page) {
  const values: Record<string, string> = {};
  for (const field of fields) values[field] = await page.locator(`[name="${field}"]`).inputValue();
  return values;
}

interface Typed {
  at: number;
  field: string;
  length: number;
}

/** Types until the browser is gone, and notes when each field had how many characters. */
async function type(page: Page, round: number, typed: Typed[]) {
  for (const field of fields) {
    const text = textOf(field, round);
    await page.locator(`[name="${field}"]`).fill("");
    for (let length = 4; length < text.length + 4; length += 4) {
      await page.keyboard.type(text.slice(length - 4, length));
      typed.push({ at: performance.now(), field, length: Math.min(length, text.length) });
    }
    // Long enough for a draft to be kept.
    if (Math.random() < 0.2) await setTimeout(1800);
  }
}

test.each(rounds)(
  "a browser that is killed while somebody types loses the last two seconds at most: round $round, $state",
  async ({ round, state }) => {
    const made = await api.call("POST", "/api/admin/project", { name: "Rio" });
    const { id } = (await made.json()) as { id: number };
    const editor = `/admin/editar-projeto/${id}`;
    const elsewhere = await chromium.open();
    await openAsStaff(elsewhere, server, editor);
    const before = await valuesIn(elsewhere);

    const profile = newProfile();
    const crashing = await launchPersistent(profile);
    const page = await crashing.context.newPage();
    await openAsStaff(page, server, editor);
    if (state === "offline") await crashing.context.setOffline(true);
    if (state === "session expired") expireSessions(server);
    const typed: Typed[] = [];
    const typing = type(page, round, typed).catch(() => undefined);
    await setTimeout(1000 + Math.random() * 12_000);
    const killedAt = performance.now();
    await crashing.kill();
    await typing;

    const { context } = await launchPersistent(profile);
    const again = await context.newPage();
    await openAsStaff(again, server, editor);
    const take = again.getByRole("button", { name: "Continuar com o que digitei" });
    // Online the site may have it all; else it is only here, however late a busy machine shows it.
    const offered = await take.waitFor({ timeout: state === "online" ? 5000 : 60_000 }).then(
      () => true,
      () => false,
    );
    if (state !== "online") expect(offered).toBe(true);
    if (offered) await take.click();
    const missing = async () => {
      const values = await valuesIn(again);
      return fields.filter((field) => {
        const sure = typed
          .filter((key) => key.field === field && key.at < killedAt - lostMs)
          .at(-1);
        const value = values[field] ?? "";
        return sure && !(textOf(field, round).startsWith(value) && value.length >= sure.length);
      });
    };
    await expect.poll(missing).toEqual([]);
    if (offered) await again.getByText(/Rascunho salvo às/).waitFor();
    await context.close();
    // Nobody else's form has changed, nor what visitors see.
    expect(await valuesIn(elsewhere)).toEqual(before);
    expect(await (await fetch(`${server.url}/api/projects/${id}`)).json()).toMatchObject({
      name: "Rio",
    });
  },
);
