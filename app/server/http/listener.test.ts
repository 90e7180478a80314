import { expect, test } from "vitest";
import { sqlite } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { health } from "./health.ts";

setupTestDatabase();
const server = setupStepServer([
  health,
  () => {
    throw new Error("a step's own fault");
  },
]);

test("a database that cannot be read is told, and does not end the process", async () => {
  sqlite().close();
  expect((await fetch(`${server.origin()}/healthz`)).status).toBe(503);
  expect((await fetch(server.origin())).status).toBe(500);
});
