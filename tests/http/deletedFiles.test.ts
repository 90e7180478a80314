import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
let staff: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
});
afterAll(() => server.stop());

async function add(path: string, record: object): Promise<string> {
  const answer = await staff.call("POST", path, record);
  return String(((await answer.json()) as { id: number }).id);
}

const statusOf = async (file = "") => (await fetch(`${server.url}/storage/${file}`)).status;

test("a document's file that another replaces is gone at once, and one that it keeps is not", async () => {
  const files = { "a.pdf": samples.pdf, "b.docx": samples.docx };
  const [wrong, right] = await uploadFiles(server, staff.token, files);
  const id = await add("/api/admin/documents", { title: "Ata", file: wrong });
  const save = (title: string, file = "") =>
    staff.call("PUT", `/api/admin/documents/${id}`, { title, file });
  await save("Ata de maio", wrong);
  expect(await statusOf(wrong)).toBe(200);
  await save("Ata de maio", right);
  expect(await statusOf(wrong)).toBe(404);
  expect(await statusOf(right)).toBe(200);
});

test("a deleted record's files are gone at once, but for those that another shows", async () => {
  const files = {
    "a.pdf": samples.pdf,
    "b.png": await samples.png(),
    "c.png": await samples.png(),
  };
  const [paper, shared, photo] = await uploadFiles(server, staff.token, files);
  const document = await add("/api/admin/documents", { title: "Ata", file: paper });
  await add("/api/admin/project", { name: "Cais", bannerImage: shared });
  const project = await add("/api/admin/project", {
    name: "Ponte",
    bannerImage: shared,
    gallery: [{ file: photo }],
  });
  await staff.call("DELETE", `/api/admin/documents/${document}`);
  await staff.call("DELETE", `/api/admin/project/${project}`);
  expect(await statusOf(paper)).toBe(404);
  expect(await statusOf(photo)).toBe(404);
  expect(await statusOf(shared)).toBe(200);
});
