import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessKey, type S3Server, secretKey, startS3 } from "#tests/support/s3Server.ts";
import { diskFiles } from "./diskFiles.server.ts";
import { S3Client, S3Error } from "./s3/s3Client.server.ts";
import { s3Files } from "./s3/s3Files.server.ts";
import { listObjects, partBytes } from "./s3/s3Objects.server.ts";
import type { ListedFile, StoredFiles } from "./storedFiles.ts";

const base = mkdtempSync(join(tmpdir(), "stored-"));
let s3: S3Server;
let root: string;
let count = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(base, { recursive: true });
});
beforeEach(() => {
  s3.setFault(() => undefined);
  s3.requests.length = 0;
  root = join(base, String(count++));
  for (const folder of ["public/images", "public/videos", "tmp"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});

let temps = 0;
const newTempPath = () => join(root, "tmp", String(temps++));

/** Each test has a prefix of its own in the bucket. */
function settingsOf({ secret = secretKey, bucket = s3.bucket } = {}) {
  const { endpoint } = s3;
  const place = { endpoint, region: "us-east-1", bucket, prefix: `${count}/` };
  return { ...place, accessKey, secretKey: secret };
}

const client = () => new S3Client(settingsOf());

function inBucket(options: { secret?: string; bucket?: string; cacheBytes?: number } = {}) {
  const cacheBytes = options.cacheBytes ?? 1 << 28;
  return s3Files(settingsOf(options), {
    copies: { folder: join(root, "cache"), bytes: cacheBytes },
    newTempPath,
  });
}

function temp(bytes: Buffer): string {
  const file = newTempPath();
  writeFileSync(file, bytes);
  return file;
}

async function read(files: StoredFiles, path: string, start = 0, end?: number) {
  const opened = await files.open(path);
  if (!opened) return undefined;
  try {
    return await buffer(await opened.read({ start, end: end ?? opened.size - 1 }));
  } finally {
    await opened.close();
  }
}

async function listed(files: StoredFiles): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of files.list()) all.push(file);
  return all;
}

/** Bytes of which no two parts are alike. */
function bytesOf(length: number) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(at, at);
  return bytes;
}

const small = bytesOf(1000);
const large = bytesOf(2 * partBytes + 1000);

describe.each([
  ["on the disk", () => diskFiles(join(root, "public"))],
  ["in a bucket", () => inBucket()],
  // Smaller than any file: everything comes from the bucket.
  ["in a bucket, without room for copies", () => inBucket({ cacheBytes: 1 })],
])("files %s", (_, make) => {
  test.each([
    ["images/a.webp", small],
    ["videos/a.mp4", large],
  ])(
    "%s comes back as it was placed, whole and in part, until it is removed",
    async (path, bytes) => {
      const files = make();
      expect(await files.open(path)).toBeUndefined();
      expect(await files.has(path)).toBe(false);
      const file = temp(bytes);
      await files.place(file, path);
      expect(existsSync(file)).toBe(false);
      expect(await files.has(path)).toBe(true);
      // Asked for again and again, since a copy may be on its way.
      for (let turn = 0; turn < 3; turn++) {
        expect((await read(files, path))?.equals(bytes)).toBe(true);
        expect(await read(files, path, 10, 19)).toEqual(bytes.subarray(10, 20));
      }
      const copy = newTempPath();
      expect(await files.copyTo(path, copy)).toBe(true);
      expect(readFileSync(copy).equals(bytes)).toBe(true);
      rmSync(copy);
      await files.withLocal(path, async (local) => {
        expect(readFileSync(local).equals(bytes)).toBe(true);
      });
      const list = await listed(files);
      expect(list).toMatchObject([{ path, size: bytes.length }]);
      expect(Math.abs(Number(list[0]?.placedAt) - Date.now())).toBeLessThan(600_000);
      expect(await list[0]?.remove(new Date(Date.now() - 600_000))).toBe(false);
      await files.remove([path, "images/none.webp"]);
      expect(await files.open(path)).toBeUndefined();
      expect(await files.copyTo(path, newTempPath())).toBe(false);
      expect(await listed(files)).toEqual([]);
      expect(readdirSync(join(root, "tmp"))).toEqual([]);
    },
  );
});

const path = "videos/a.mp4";

test.each(["images/a.webp#1", "images/a.webp?v=2", "images/a b+%2e&'(ç).webp"])(
  "a stray object called %s goes, and no other",
  async (stray) => {
    const files = inBucket();
    await files.place(temp(small), "images/a.webp");
    await client().send({ method: "PUT", key: stray, body: small });
    const list = await listed(files);
    expect(list.map((file) => file.path).toSorted()).toEqual(["images/a.webp", stray].toSorted());
    const found = list.find((file) => file.path === stray);
    expect(await found?.remove(new Date(Date.now() - 600_000))).toBe(false);
    expect(await found?.remove(new Date(Date.now() + 600_000))).toBe(true);
    expect((await listed(files)).map((file) => file.path)).toEqual(["images/a.webp"]);
    expect(await files.has("images/a.webp")).toBe(true);
  },
);

test("a list of several pages is read to its end", async () => {
  const keys = Array.from({ length: 7 }, (_, at) => `images/${at}.webp`);
  for (const key of keys) await client().send({ method: "PUT", key, body: small });
  const found: string[] = [];
  for await (const { key } of listObjects(client(), 3)) found.push(key);
  expect(found).toEqual(keys);
  expect(s3.requests.filter((request) => request.includes("list-type"))).toHaveLength(3);
});

test.each(["../other/a.webp", "images/./a.webp"])("no address is made of %s", async (key) => {
  await expect(client().send({ method: "DELETE", key })).rejects.toThrow("S3: no key");
  expect(s3.requests).toEqual([]);
});

test("a path of nothing stored is copied from nowhere", async () => {
  const outside = join(root, "outside");
  writeFileSync(outside, "x");
  for (const files of [diskFiles(join(root, "public")), inBucket()]) {
    expect(await files.copyTo("../outside", newTempPath())).toBe(false);
  }
});

test("what is asked for often comes from the disk, the oldest copy makes room, and none outlives its file", async () => {
  const files = inBucket({ cacheBytes: 5 * small.length });
  const paths = ["a", "b", "c", "d", "e", "f"].map((name) => `images/${name}.webp`);
  for (const each of paths) await files.place(temp(small), each);
  s3.requests.length = 0;
  for (const each of paths.slice(1)) expect(await read(files, each)).toEqual(small);
  expect(s3.requests).toEqual([]);
  expect(await read(files, "images/a.webp")).toEqual(small);
  expect(s3.requests).toHaveLength(2);
  // A restart finds its copies.
  const again = inBucket({ cacheBytes: 5 * small.length });
  expect(await read(again, "images/a.webp")).toEqual(small);
  expect(s3.requests).toHaveLength(2);
  await again.remove(["images/a.webp"]);
  expect(readdirSync(join(root, "cache/images"))).not.toContain("a.webp");
});

test("of a file whose bytes nobody reads, as for HEAD and 304, nothing is fetched", async () => {
  await inBucket().place(temp(small), "images/a.webp");
  rmSync(join(root, "cache"), { recursive: true });
  s3.requests.length = 0;
  const opened = await inBucket().open("images/a.webp");
  expect(opened?.size).toBe(small.length);
  await opened?.close();
  expect(s3.requests.map((request) => request.split(" ", 1)[0])).toEqual(["HEAD"]);
});

test("a command beside the site leaves its copies alone", async () => {
  const files = s3Files(settingsOf(), { newTempPath });
  await files.place(temp(small), "images/a.webp");
  expect(await read(files, "images/a.webp")).toEqual(small);
  await files.remove(["images/a.webp"]);
  expect(await read(files, "images/a.webp")).toBeUndefined();
  expect(existsSync(join(root, "cache"))).toBe(false);
});

test("the parts that a kill has left go after a day, and only those", async () => {
  const begin = (key: string) => client().send({ method: "POST", key, query: { uploads: "" } });
  await begin("videos/killed.mp4");
  const other = new S3Client({ ...settingsOf(), prefix: "other/" });
  await other.send({ method: "POST", key: "videos/a.mp4", query: { uploads: "" } });
  const files = inBucket();
  await files.removeUnfinished(new Date(Date.now() - 60_000));
  expect(s3.uploads()).toEqual([`${count}/videos/killed.mp4`, "other/videos/a.mp4"].toSorted());
  await files.removeUnfinished(new Date(Date.now() + 60_000));
  expect(s3.uploads()).toEqual(["other/videos/a.mp4"]);
  // A store without such a list, or a key that may not see it, has a rule of its own.
  s3.setFault((req) => (req.url?.includes("uploads") ? "refused" : undefined));
  await files.removeUnfinished(new Date());
});

test("many who ask for the same file at once fetch it once", async () => {
  await inBucket().place(temp(small), "images/a.webp");
  rmSync(join(root, "cache"), { recursive: true });
  const files = inBucket();
  s3.requests.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(files, "images/a.webp")));
  expect(answers.every((bytes) => bytes?.equals(small))).toBe(true);
  expect(s3.requests.filter((request) => request.startsWith("GET"))).toHaveLength(1);
});

test("a store that is busy, and lines that break, are tried again; a body goes on where it broke off", async () => {
  const faults = ["busy", "dropped"] as const;
  let turn = 0;
  // Every other request fails.
  s3.setFault(() => (turn++ % 2 === 0 ? faults[(turn >> 1) % 2] : undefined));
  const files = inBucket({ cacheBytes: 1 });
  await files.place(temp(large), path);
  s3.setFault((req) =>
    req.method === "GET" && req.headers.range?.startsWith("bytes=0-") ? 3_000_000 : undefined,
  );
  expect((await read(files, path))?.equals(large)).toBe(true);
  const ranges = s3.requests.filter((request) => request.startsWith("GET"));
  expect(ranges).toHaveLength(2);
});

test("an upload that fails leaves no object, and the file where it was", async () => {
  s3.setFault((req) => (req.url?.includes("partNumber=2") ? "dropped" : undefined));
  const file = temp(large);
  await expect(inBucket().place(file, path)).rejects.toThrow(S3Error);
  expect(existsSync(file)).toBe(true);
  s3.setFault(() => undefined);
  expect(await inBucket().has(path)).toBe(false);
  expect(s3.requests.some((request) => request.startsWith("DELETE"))).toBe(true);
});

test("without room for copies the bucket is still read", async () => {
  await inBucket().place(temp(small), "images/a.webp");
  rmSync(join(root, "cache"), { recursive: true });
  const files = inBucket();
  // As a full or a read-only disk, nothing can be written there.
  rmSync(join(root, "tmp"), { recursive: true });
  expect(await read(files, "images/a.webp")).toEqual(small);
});

test("an upload whose last answer was lost is stored", async () => {
  const isLast = (url = "") => url.includes("uploadId=") && !url.includes("partNumber=");
  s3.setFault((req) => (req.method === "POST" && isLast(req.url) ? 0 : undefined));
  await inBucket().place(temp(large), path);
  s3.setFault(() => undefined);
  expect((await read(inBucket(), path))?.equals(large)).toBe(true);
});

test("with a wrong key nothing is taken for stored, nor is the key told", async () => {
  const secret = "another-secret-key";
  const refused = await inBucket({ secret })
    .place(temp(small), path)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(S3Error);
  expect(String(refused)).toContain("403 SignatureDoesNotMatch");
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain(secret);
});

test.each([
  ["not there", { bucket: "nobody" }, "404 NoSuchBucket"],
  ["closed", { secret: "another" }, "403"],
])(
  "in a bucket that is %s nothing is taken for stored, or for lost",
  async (_, options, reason) => {
    const files = inBucket(options);
    const asked = [
      () => files.place(temp(small), path),
      () => files.open(path),
      () => files.has(path),
      () => files.copyTo(path, newTempPath()),
      () => files.remove([path]),
      () => listed(files),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow(S3Error);
    await expect(files.copyTo(path, newTempPath())).rejects.toThrow(reason);
  },
);
