import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

const cycles = form({ short: 6, long: 100 });
const rows = 60;

/** A form with this text in every field. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = { name: text, subtitle: text, "results.title": text };
  for (let row = 0; row < rows; row++) fields[`posts[${row}].title`] = text;
  return fields;
}

test(`${cycles} times kill -9 in the middle of publishing: the project is public whole or not at all`, async () => {
  const storageDir = newStorage(false);
  let server = await startServer({ demo: false, storageDir });
  let cookie = await signInCookie(server);
  const headers = { Authorization: `Bearer ${await signInToken(server)}` };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams(fields),
    });
  const draftForm = { ...fieldsOf("r0"), acao: "rascunho" };
  const made = await post("/admin/adicionar-projeto", draftForm);
  const id = Number(/editar-projeto\/(\d+)/.exec(made.headers.get("Location") ?? "")?.[1]);
  let acknowledged = 0;
  const outcomes = { published: 0, not: 0 };
  /** How long it takes to save on this machine: the kills fall before, into and after a publication. */
  let saveMs = 25;

  for (let generation = 1; generation <= cycles; generation++) {
    const path = `/admin/editar-projeto/${id}`;
    // An older draft is stored, of other words: in turn a colleague's, kept since, and the one that the form shows.
    const before = await opened(server, path, cookie);
    const startedAt = performance.now();
    const kept = await post(path, { ...before, ...fieldsOf(`r${generation}`), acao: "rascunho" });
    saveMs = performance.now() - startedAt;
    expect(kept.status).toBe(303);
    const isColleagues = generation % 2 === 0;
    const known = isColleagues ? before : await opened(server, path, cookie);
    const publishing = post(path, {
      ...known,
      ...{ ...fieldsOf(`g${generation}`), acao: "publicar" },
    }).catch(() => undefined);
    // The last one is killed after its answer.
    if (generation === cycles) await publishing;
    else await setTimeout(((generation - Math.random()) / cycles) * 2.5 * saveMs);
    await kill(server);
    if ((await publishing)?.status === 303) acknowledged = generation;
    server = await startServer({ demo: false, storageDir });
    cookie = await signInCookie(server);

    const [row] = query<{ name: string; subtitle: string; resultsTitle: string }>(
      storageDir,
      "select name, subtitle, resultsTitle from project where id = ?",
      id,
    );
    const posts = query<{ title: string }>(storageDir, "select title from projectPost");
    const texts = new Set([...Object.values(row ?? {}), ...posts.map(({ title }) => title)]);
    expect(texts.size, [...texts].join()).toBeLessThanOrEqual(1);
    expect([...texts].join()).toMatch(/^(g\d+)?$/);
    if (row) expect(posts).toHaveLength(rows);
    const shown = Number([...texts][0]?.slice(1) ?? 0);
    expect(shown).toBeGreaterThanOrEqual(acknowledged);
    // The draft that the form knew goes with it, and only then; a colleague's stays. So does the revision come.
    const [stored] = query<{ title: string }>(storageDir, "select title from draft");
    const isPublished = shown === generation;
    const isTaken = isPublished && !isColleagues;
    expect(stored?.title).toBe(isTaken ? undefined : `r${generation}`);
    const [last] = query<{ title: string }>(
      storageDir,
      "select title from revision where kind = 'project' order by id desc limit 1",
    );
    expect(last?.title).toBe(row?.name);
    outcomes[isPublished ? "published" : "not"] += 1;
    expect((await fetch(`${server.url}/projeto/x/${id}`)).status).toBe(row ? 200 : 404);
    // The next draft is based on what is public now.
    const draft = `${server.url}/api/admin/project/${id}/draft`;
    if (row && stored) await fetch(draft, { method: "DELETE", headers });
  }
  console.info("kill -9 while publishing", { cycles, acknowledged, ...outcomes });
  expect(outcomes.published).toBeGreaterThan(0);
  expect(outcomes.not).toBeGreaterThan(0);
  await server.stop();
});

/** What the form knows when it is opened. */
async function opened(server: TestServer, path: string, cookie: string) {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  const html = await answer.text();
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { version: field("version"), openedWith: field("openedWith"), draft: field("draft") };
}

async function kill({ process }: TestServer) {
  const gone = once(process, "exit");
  process.kill("SIGKILL");
  await gone;
}
