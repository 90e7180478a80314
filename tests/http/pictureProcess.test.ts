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
// The last test checks the server's log.
afterAll(() => server.stop({ expectErrors: true }));

/** It gives way to everything else, so that on a busy machine its last drawings take long. */
const patience = { timeout: 120_000 };
const pictureProcess = () => expect.poll(() => pictureProcesses(server)[0], patience);

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

/** Uploads a picture and kills the process that decodes it. @returns the upload's error */
async function endWhileReading(signal: NodeJS.Signals): Promise<Error> {
  const photo = await samples.photo(4000, 3000, 2);
  const failure = uploadFiles(server, token, { "a.jpg": photo }).then(
    () => new Error("it was stored"),
    (error: Error) => error,
  );
  await pictureProcess().toBeDefined();
  for (const pid of pictureProcesses(server)) process.kill(pid, signal);
  return failure;
}

async function expectNextToWork() {
  expect(readdirSync(join(server.storageDir, "tmp"))).toEqual([]);
  expect(
    await uploadFiles(server, token, { "b.jpg": await samples.photo(800, 600, 1) }),
  ).toHaveLength(1);
}

test("a picture that breaks the process is refused; the site and the next picture do not notice", async () => {
  expect((await endWhileReading("SIGSEGV")).message).toMatch(/danificada/);
  await expectNextToWork();
});

test("where memory is short the system ends the pictures' process first, and ops hear of it", async () => {
  await uploadFiles(server, token, { "a.jpg": await samples.photo(800, 600, 1) });
  const [pid] = pictureProcesses(server);
  expect(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim()).toBe("1000");
  await pictureProcess().toBeUndefined();

  expect((await endWhileReading("SIGKILL")).message).toMatch(/não teve memória/);
  await expectNextToWork();
  const errors = server.log().filter(({ level }) => level === "error" || level === "fatal");
  expect(errors.map(({ msg }) => msg)).toEqual(["no memory to read a picture"]);
});
