import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Context } from "#app/http/context.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { guard } from "./guard.ts";

setupTestDatabase();

test("a crowd with made-up tokens leaves turns of the event loop to everybody else", async () => {
  let passed = 0;
  const crowd = Array.from({ length: 50 }, async () => {
    const headers = { cookie: `token=${"x".repeat(43)}` };
    const context = { req: { headers }, area: "site", normalizedPath: "/" } as unknown as Context;
    expect(await guard(context)).toBe(false);
    expect(context.staff).toBeNull();
    passed++;
  });
  await setImmediate();
  await setImmediate();
  expect(passed).toBeLessThan(10);
  await Promise.all(crowd);
});
