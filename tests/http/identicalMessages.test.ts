import { expect, test } from "vitest";
import { goodMessage, query } from "#tests/support/contact.ts";
import { startServer } from "#tests/support/server.ts";

test("two visitors who write the same words send two messages", async () => {
  const site = await startServer({ demo: false });
  for (let i = 0; i < 2; i++) {
    const page = await (await fetch(`${site.url}/contato`)).text();
    const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await fetch(`${site.url}/contato`, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ ...goodMessage, formToken }),
    });
    expect(answer.status).toBe(303);
  }
  expect(query(site.storageDir, "select count(*) as n from contactMessage")).toEqual([{ n: 2 }]);
  await site.stop();
});
