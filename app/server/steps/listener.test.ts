import { expect, test } from "vitest";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { QueueFullError } from "#app/platform/limits/queue.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { health } from "./health.ts";

const { sqlite } = setupSqlite();
const server = setupStepServer([
  health,
  ({ normalizedPath }) => {
    if (normalizedPath === "/busca") throw new QueueFullError();
    if (normalizedPath === "/contato") throw new DatabaseAwayError("the connection has ended");
    return false;
  },
  () => {
    throw new Error("a step's own fault");
  },
]);

test("a database that cannot be read is told, and does not end the process", async () => {
  sqlite().close();
  expect((await fetch(`${server.origin()}/healthz`)).status).toBe(503);
  expect((await fetch(server.origin())).status).toBe(500);
});

test("who comes while too many wait is told when to come again", async () => {
  const answer = await fetch(`${server.origin()}/busca`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("1");
  expect(await answer.text()).toContain("Tente de novo em instantes");
});

test("while the database is away only who has sent something is told to look whether it was saved", async () => {
  const ask = (method: string) => fetch(`${server.origin()}/contato`, { method });
  for (const method of ["GET", "POST"]) {
    const answer = await ask(method);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect((await answer.text()).includes("Confira")).toBe(method === "POST");
  }
});
