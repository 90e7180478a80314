import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { tusClient } from "#tests/support/parts.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

const mib = 1024 * 1024;
const file = Buffer.concat([samples.pdf, randomBytes(20 * mib)]);
let server: TestServer;
afterAll(() => server?.stop({ expectErrors: true }));

async function start(storageDir?: string) {
  server = await startServer({ demo: false, ...(storageDir && { storageDir }) });
  return server;
}

const storedBytes = (id: string) => readFileSync(path.join(server.storageDir, "public", id));

test("an upload outlives its connection, kill -9, a restart and its session", async () => {
  await start();
  let headers: Record<string, string> = {};
  const tus = tusClient(
    () => server.url,
    () => headers,
  );
  const signIn = async () => {
    headers = { Cookie: await signInCookie(server), "Sec-Fetch-Site": "same-origin" };
  };
  await signIn();
  const address = "/admin/arquivos/partes";
  const script = tusClient(
    () => server.url + address,
    () => headers,
  );
  const created = await script.create(file.length, { accept: "any", filename: "plano.pdf" });
  const upload = created.headers.get("Location") ?? "";
  expect(upload).toMatch(/^\/admin\/arquivos\/partes\/\d+-[0-9a-f]{32}$/);

  const cut = async () => {
    const at = await tus.offset(upload);
    await tus.send(upload, at, file.subarray(at), mib + Math.floor(Math.random() * 3 * mib));
  };
  await cut();
  const before = await tus.offset(upload);
  const exited = once(server.process, "exit").then(() => {});
  const sending = tus.send(upload, before, file.subarray(before), 4 * mib, exited);
  const part = path.join(server.storageDir, "tmp/parts", path.basename(upload));
  await expect.poll(() => statSync(part).size).toBeGreaterThan(before);
  server.process.kill("SIGKILL");
  await Promise.all([sending, exited]);
  await start(server.storageDir);
  const afterKill = await tus.offset(upload);
  expect(afterKill).toBeGreaterThan(before);
  await cut();
  await server.stop({ expectErrors: true, keepStorage: true });
  await start(server.storageDir);
  expect(await tus.offset(upload)).toBeGreaterThanOrEqual(afterKill);

  expireSessions(server);
  const refused = await tus.send(upload, 0, file.subarray(0, 100));
  expect(refused.status).toBe(401);
  expect((await tus.call("HEAD", upload)).status).toBe(401);
  await signIn();

  // Of another site, with the cookie that its browser has.
  const { "Sec-Fetch-Site": _, ...cookieAlone } = headers;
  const foreign = { ...cookieAlone, "Sec-Fetch-Site": "cross-site" };
  const forged = tusClient(
    () => server.url,
    () => foreign,
  );
  expect((await forged.call("DELETE", upload)).status).toBe(403);

  for (let at = await tus.offset(upload); at < file.length; at = await tus.offset(upload)) {
    expect((await tus.send(upload, at, file.subarray(at, at + 8 * mib))).status).toBe(204);
  }
  const answer = await tus.call("POST", upload);
  expect(answer.status).toBe(200);
  const [stored] = (await answer.json()).files;
  expect(stored).toMatchObject({ name: "plano.pdf", type: "application/pdf", size: file.length });
  expect(storedBytes(stored.id).equals(file)).toBe(true);
});

test("programs upload so with their token, and nobody else's", async () => {
  const token = await signInToken(server);
  const program = tusClient(
    () => server.url,
    () => ({ Authorization: `Bearer ${token}` }),
  );
  const photo = await samples.png();
  const created = await tusClient(
    () => `${server.url}/api/upload/resumable`,
    () => ({ Authorization: `Bearer ${token}` }),
  ).create(photo.length, { filename: "a.png" });
  expect(created.status).toBe(201);
  const upload = created.headers.get("Location") ?? "";
  const early = await program.call("POST", `${upload}?lang=en`);
  expect(early.status).toBe(409);
  expect((await early.json()).message).toMatch(/^Not all of the file/);
  expect((await program.send(`${upload}?lang=en`, 0, photo)).status).toBe(204);
  const guest = tusClient(() => server.url);
  expect((await guest.call("POST", upload)).status).toBe(401);
  const { files } = await (await program.call("POST", upload)).json();
  expect(files).toMatchObject([{ name: "a.png", type: "image/webp" }]);
});
