import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { query } from "#tests/support/contact.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";

const editors = 20;
let server: TestServer;
let staff: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
});
afterAll(() => server.stop());

const everyone = <Result>(act: (editor: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: editors }, (_, editor) => act(editor)));

describe(`${editors} editors at once`, () => {
  test.each([
    ["project", "PUT", "/api/admin/project/1", (text: string) => ({ name: text })],
    ["banner", "POST", "/api/admin/banner", (text: string) => ({ link: `/${text}` })],
    ["home numbers", "POST", "/api/admin/home", (text: string) => ({ people: { number: text } })],
  ])("with the same %s open: one is stored, the others are told", async (_, method, path, of) => {
    await staff.call("POST", "/api/admin/project", { name: "Um" });
    const read = await staff.call("GET", path);
    const version = read.headers.get("ETag") ?? "";
    const headers = { ...headersOf(), "If-Match": version };
    const answers = await everyone((editor) =>
      fetch(server.url + path, { method, headers, body: JSON.stringify(of(`de-${editor}`)) }),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(editors - 1).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const stored = await (await staff.call("GET", path)).json();
    expect(stored).toMatchObject(of(`de-${winner}`));
  });

  test.each([
    ["project", "projectId"],
    ["documents", "documentId"],
    ["partners", "partnerId"],
  ])("that order, add and delete leave the order of %s whole", async (name, key) => {
    const table = name.replace(/s$/, "");
    const make = () =>
      staff.call("POST", `/api/admin/${name}`, name === "partners" ? { type: 1 } : {});
    await everyone(make);
    const ids = query<{ id: number }>(server.storageDir, `select id from ${table}`).map(
      ({ id }) => id,
    );
    const answers = await everyone((editor) => {
      if (editor % 5 === 0) return make();
      if (editor % 7 === 0) return staff.call("DELETE", `/api/admin/${name}/${ids[editor]}`);
      const data = ids.map((id, index) => ({
        [key]: id,
        order: 1 + ((index * 7 + editor) % ids.length),
      }));
      return staff.call("PUT", `/api/admin/${name}/order`, { data });
    });
    // An order list with a concurrently deleted id is refused as a whole.
    for (const { status } of answers) expect([200, 201, 400]).toContain(status);
    const positions = query<{ position: number }>(
      server.storageDir,
      `select position from ${table} order by position`,
    ).map((row) => row.position);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
  });

  test("with one idempotency key make one project", async () => {
    const headers = { ...headersOf(), "Idempotency-Key": "the same" };
    const answers = await everyone(() =>
      fetch(`${server.url}/api/admin/project`, {
        method: "POST",
        headers,
        body: '{"name":"Único"}',
      }),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: number }).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(query(server.storageDir, "select id from project where name = 'Único'")).toHaveLength(1);
  });
});

function headersOf() {
  return { Authorization: `Bearer ${staff.token}`, "Content-Type": "application/json" };
}
