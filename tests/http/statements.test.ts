import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** A statement may be used for a page and its frame, in both languages of a text; lists have twelve rows. */
const maxRepeats = 4;

const adminScreens = [
  // Published, a project's page is asked of the database once.
  "projetos/1/previa",
  ...["projetos", "projetos/1/excluir", "adicionar-projeto", "editar-projeto/1"],
  ...["numeros-mare", "banner", "documentos", "documentos/novo", "documentos/1"],
  ...["parceiros", "parceiros/novo", "parceiros/1", "mensagens", "traducoes", "traducoes/importar"],
  ...[
    "dashboard",
    "acervo",
    "acervo?q=foto&ver=lista",
    "acervo?falta=sem-uso",
    "acervo/escolher?aceita=image",
  ],
];

let server: TestServer;
let cookie = "";
let token = "";
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "trace" } });
  cookie = await signInCookie(server);
  token = await signInToken(server);
});
afterAll(() => server.stop());

/** The SQL texts run for an answer, from the log between this request and the one before. */
async function statementsOf(path: string, status: number): Promise<string[]> {
  const before = await loggedUntil(await fetch(`${server.url}/healthz`));
  // With a session, a page's or an endpoint's, nothing is answered from the page cache.
  const answer = await fetch(server.url + path, {
    headers: { Cookie: cookie, Authorization: `Bearer ${token}` },
    redirect: "manual",
  });
  expect(answer.status, path).toBe(status);
  await answer.arrayBuffer();
  const after = await loggedUntil(answer);
  const events = server.log().slice(before, after);
  return events.flatMap((event) => (event.msg === "statement" ? [String(event.sql)] : []));
}

/** @returns the number of log events up to this answer's own */
async function loggedUntil(answer: Response): Promise<number> {
  const requestId = answer.headers.get("X-Request-Id");
  const isItsEnd = (event: { msg: string; requestId?: unknown }) =>
    event.msg === "request" && event.requestId === requestId;
  await expect.poll(() => server.log().some(isItsEnd)).toBe(true);
  return server.log().findIndex(isItsEnd);
}

/**
 * Retries while statements repeat: the site's own background work (warm-up, share cards) ends, a query per
 * list row does not.
 */
async function expectNoneRepeated(path: string, status = 200) {
  const repeated = async () => {
    const counts = new Map<string, number>();
    const statements = await statementsOf(path, status);
    expect(statements, path).not.toEqual([]);
    for (const sql of statements) counts.set(sql, (counts.get(sql) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > maxRepeats);
  };
  await expect.poll(repeated, { message: path, timeout: 60_000 }).toEqual([]);
}

test("no public page asks the database once for each row of a list", async () => {
  const paths = [
    ...(await publicPaths(server)),
    "/busca?q=a",
    "/projetos.atom",
    "/documentos.atom",
  ];
  for (const path of paths) await expectNoneRepeated(path, path === "/nao-existe" ? 404 : 200);
});

test("nor does a screen of the back office, nor an endpoint", async () => {
  for (const screen of adminScreens) await expectNoneRepeated(`/admin/${screen}`);
  for (const endpoint of ["projects", "projects/1", "documents", "partners", "home", "banner"]) {
    await expectNoneRepeated(`/api/${endpoint}`);
  }
});
