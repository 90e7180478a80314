import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { pictureProcesses } from "#tests/support/childProcesses.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ demo: false });
  token = await signInToken(server);
});
afterAll(() => server.stop());

const pictureProcess = () => expect.poll(() => pictureProcesses(server)[0], { timeout: 20_000 });

const holdsSharp = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/maps`, "utf8").includes("libvips");

test("uploaded pictures are decoded in a process without secrets, which ends when it rests", async () => {
  const [id = ""] = await uploadFiles(server, token, { "a.jpg": await samples.photo(800, 600, 1) });
  expect(id).toMatch(/\.webp$/);
  const [pid] = pictureProcesses(server);
  expect(holdsSharp(pid)).toBe(true);
  expect(holdsSharp(server.process.pid)).toBe(false);
  expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("ADMIN_PASSWORD");
  await pictureProcess().toBeUndefined();
});

test("a picture that ends the process is refused; the site and the next picture do not notice", async () => {
  const photo = await samples.photo(4000, 3000, 2);
  const upload = uploadFiles(server, token, { "a.jpg": photo });
  const refused = expect(upload).rejects.toThrow(/danificada/);
  await pictureProcess().toBeDefined();
  for (const pid of pictureProcesses(server)) process.kill(pid, "SIGKILL");
  await refused;
  expect(readdirSync(join(server.storageDir, "tmp"))).toEqual([]);
  expect(
    await uploadFiles(server, token, { "b.jpg": await samples.photo(800, 600, 1) }),
  ).toHaveLength(1);
});
