import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { command, runCommand } from "#tests/support/command.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { accessKey, type S3Server, secretKey, startS3 } from "#tests/support/s3Server.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { queryColumn, untilChoresRan } from "#tests/support/storageFiles.ts";

let s3: S3Server;
let env: Record<string, string>;
beforeAll(async () => {
  s3 = await startS3();
  const query = new URLSearchParams({ endpoint: s3.endpoint, region: "us-east-1" });
  env = {
    FILES_URL: `s3://${s3.bucket}/site?${query}`,
    FILES_KEY: accessKey,
    FILES_SECRET: secretKey,
  };
});
afterAll(() => s3.stop());

/** Paths of the stored files on a disk, sorted. */
function filesOn(storage: string): string[] {
  const folder = path.join(storage, "public");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

const bytesOn = (storage: string, file: string) => readFileSync(path.join(storage, "public", file));
const inBucket = () => s3.keys().map((key) => key.replace(/^site\//, ""));

test("a site moves into a bucket and back by backup and restore, and is served from there", async () => {
  const disk = newStorage(true);
  const archive = path.join(disk, "site.tar");
  expect(command(disk, "backup", archive).status).toBe(0);

  // By its setting alone it would be without files.
  const { status, stderr } = await runCommand({ ...env, PORT: "0" }, disk, "serve");
  expect([status, stderr]).toEqual([1, expect.stringContaining("the database names files")]);

  const moved = newStorage(false);
  const restored = await runCommand(env, moved, "restore", archive);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  expect(inBucket()).toEqual(filesOn(disk));
  expect((await runCommand(env, moved, "fsck")).stdout).toBe("Rows and files agree\n");

  // Commands leave no copies: the site begins as on a new machine.
  expect(existsSync(path.join(moved, "cache"))).toBe(false);
  // The demo's backup counts as made today.
  changeRows(moved, "delete from chore where name = 'backup'");
  const server = await startServer({ storageDir: moved, env });
  const get = (file: string, headers = {}, method = "GET") =>
    fetch(`${server.url}/storage/${file}`, { method, headers });
  const sample = filesOn(disk).filter((_, at) => at % 20 === 0);
  const film = filesOn(disk).find((file) => file.endsWith(".mp4")) ?? "";
  for (const file of [...sample, film]) {
    const answer = await get(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOn(disk, file))).toBe(true);
  }
  const part = await get(film, { Range: "bytes=100-199" });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytesOn(disk, film).subarray(100, 200));
  const head = await get(film, {}, "HEAD");
  expect(head.headers.get("content-length")).toBe(String(bytesOn(disk, film).length));
  const etag = head.headers.get("etag") ?? "";
  expect((await get(film, { "If-None-Match": etag })).status).toBe(304);

  // An upload, and what is made from it in the background.
  const staff = await signInToApi(server);
  const [photo = "", paper = ""] = await uploadFiles(server, staff.token, {
    "foto.png": await samples.png(),
    "ata.pdf": samples.pdf,
  });
  expect(inBucket()).toEqual(expect.arrayContaining([photo, paper]));
  const stem = photo.replace(/\.\w+$/, "-");
  const left = () => queryColumn(moved, "select count(*) from mediaJob");
  await expect.poll(left, { timeout: 60_000 }).toEqual([0]);
  expect(inBucket()).toEqual(expect.arrayContaining([`${stem}64.avif`, `${stem}64.webp`]));
  await untilChoresRan(server);

  // Without the bucket: what was served lately is still there, and nothing is half stored.
  // Neither served nor read in the background.
  const other =
    filesOn(disk).findLast((file) => /^images.*webp$/.test(file) && !sample.includes(file)) ?? "";
  const before = inBucket();
  s3.setFault(() => "busy");
  expect((await get(paper)).status).toBe(200);
  expect((await get(other)).status).toBe(503);
  const refused = await fetch(`${server.url}/api/upload`, {
    method: "POST",
    headers: { Authorization: `Bearer ${staff.token}` },
    body: formOf("b.pdf", Buffer.concat([samples.pdf, Buffer.from("% other")])),
  });
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining("não alcança"),
  ]);
  s3.setFault(() => undefined);
  expect(inBucket()).toEqual(before);
  // Nor does what was refused take the disk's room.
  await expect.poll(() => readdirSync(path.join(moved, "tmp")), { timeout: 60_000 }).toEqual([]);
  expect((await get(other)).status).toBe(200);
  expect(existsSync(path.join(moved, "public", "images"))).toBe(false);
  await server.stop({ expectErrors: true, keepStorage: true });
  expect(JSON.stringify(server.log()) + server.output()).not.toContain(secretKey);

  // The daily backup is the database; the files stay where they are.
  const [day = ""] = readdirSync(path.join(moved, "backups"));
  const daily = path.join(moved, "backups", day);
  expect(readdirSync(daily).sort()).toEqual(["manifest.json", "site.sqlite"]);
  const again = await runCommand(env, moved, "restore", daily, "--force");
  expect([again.stderr, again.stdout]).toEqual(["", expect.stringContaining("the database alone")]);

  const back = newStorage(false);
  const second = path.join(back, "site.tar");
  const written = await runCommand(env, moved, "backup", second);
  expect([written.status, written.stderr]).toEqual([0, ""]);
  expect(command(back, "restore", second).status).toBe(0);
  for (const file of filesOn(disk))
    expect(bytesOn(back, file).equals(bytesOn(disk, file))).toBe(true);
});

function formOf(name: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.append("files[]", new File([new Uint8Array(bytes)], name));
  return form;
}

test("a bucket that cannot be used, or whose database is lost, is no start", async () => {
  const storage = newStorage(false);
  const start = (changed: Record<string, string>) =>
    runCommand({ ...env, PORT: "0", ...changed }, storage, "serve");
  const refused = (reason: string) => ({
    status: 1,
    stderr: expect.stringMatching(
      new RegExp(
        `^Setting FILES_URL is wrong: expected a bucket that FILES_KEY may list, read and write \\(.*${reason}\\)\n$`,
      ),
    ),
  });
  const secret = "a-secret-of-nobody";
  const wrongKey = await start({ FILES_SECRET: secret });
  expect(wrongKey).toMatchObject(refused("403 SignatureDoesNotMatch"));
  expect(wrongKey.stderr + wrongKey.stdout).not.toContain(secret);
  const ended = await startS3();
  await ended.stop();
  const away = await start({ FILES_URL: `s3://files?endpoint=${ended.endpoint}` });
  expect(away).toMatchObject(refused("ECONNREFUSED"));
  expect(await start({})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("The bucket of FILES_URL holds uploads"),
  });
});
