import { randomBytes } from "node:crypto";
import {
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { tusClient } from "#tests/support/parts.ts";
import { refuseChanges } from "#tests/support/refuseChanges.ts";
import { fill, mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { setStorage } from "../storage.server.ts";
import { partSweep, sweepParts } from "../sweep/partSweep.server.ts";
import { PartLock } from "./partLock.server.ts";
import { resumableUpload } from "./resumable.server.ts";
import { upload } from "./upload.server.ts";

const mib = 1024 * 1024;
setupTestDatabase();
const storage = setupTestStorage({ maxFileBytes: 40 * mib, maxVideoBytes: 50 * mib });
const ana = { id: 1, email: "ana@example.org", name: "Ana" };
let staff: typeof ana | null = ana;
beforeEach(() => {
  staff = ana;
});
const server = setupStepServer([upload, resumableUpload], (context) => {
  context.staff = staff;
});
const { call, offset, send } = tusClient(server.origin);
const address = "/api/upload/resumable";

/** A PDF of that many bytes, of which no two are alike. */
function pdf(size: number): Buffer {
  return Buffer.concat([samples.pdf, randomBytes(size - samples.pdf.length)]);
}

/** Announces a file, and returns the path of its upload. */
async function begin(size: number, accept = "projectDocument", filename = "plano.pdf") {
  const answer = await announce(size, accept, filename);
  expect(answer.status).toBe(201);
  return answer.headers.get("Location") ?? "";
}

function announce(size: number, accept: string, filename = "plano.pdf") {
  return tusClient(() => server.origin() + address).create(size, { accept, filename });
}

/** Each answer has its reason in words. */
async function messageOf(answer: Response): Promise<string> {
  return (await answer.json()).message;
}

/** The names under which its bytes and what was said of it are kept. */
function partOf(path: string): string {
  return join(storage.root(), "tmp/parts", path.split("/").at(-1) ?? "");
}

const finish = (path: string) => call("POST", path);

describe("an upload in parts", () => {
  test("that breaks off ten times goes on where it was, and is stored whole", async () => {
    const file = pdf(30 * mib);
    const path = await begin(file.length);
    for (let time = 0; time < 10; time++) {
      const at = await offset(path);
      await send(path, at, file.subarray(at), Math.floor(Math.random() * 3 * mib));
    }
    let at = await offset(path);
    expect(at).toBeLessThan(file.length);
    for (; at < file.length; at = await offset(path)) {
      const { status } = await send(path, at, file.subarray(at, at + 8 * mib));
      expect(status).toBe(204);
    }
    const answer = await finish(path);
    expect(answer.status).toBe(200);
    const { files } = await answer.json();
    expect(files).toEqual([
      {
        id: files[0].id,
        url: `/storage/${files[0].id}`,
        name: "plano.pdf",
        size: file.length,
        type: "application/pdf",
      },
    ]);
    const stored = readFileSync(join(storage.root(), "public", files[0].id));
    expect(stored.equals(file)).toBe(true);
    // Whom the answer did not reach gets it again; the part is gone.
    expect(await (await finish(path)).json()).toEqual({ files });
    expect((await call("HEAD", path)).status).toBe(404);
    expect(storage.files().filter((each) => !each.endsWith(".answer"))).toEqual([
      `public/${files[0].id}`,
    ]);
  });

  test("a picture is encoded as one that comes at once", async () => {
    const file = await samples.jpg(64, 48, 6);
    const path = await begin(file.length, "image", "foto.jpg");
    expect((await send(path, 0, file)).status).toBe(204);
    const { files } = await (await finish(path)).json();
    expect(files).toMatchObject([{ name: "foto.jpg", type: "image/webp", width: 48, height: 64 }]);
  });

  test("says what it can, and what it cannot", async () => {
    const all = await call("OPTIONS", address);
    expect(all.headers.get("Tus-Extension")).toBe("creation,termination,expiration");
    expect((await call("GET", address)).headers.get("Allow")).toBe("POST, OPTIONS");
    const path = await begin(100);
    expect(path).toMatch(/^\/api\/upload\/resumable\/1-[0-9a-f]{32}$/);
    expect((await call("PUT", path)).status).toBe(405);
  });

  test("begun by a form's script stays at the script's address", async () => {
    const script = tusClient(() => `${server.origin()}/admin/arquivos/partes`);
    const created = await script.create(10, { accept: "image", filename: "a.jpg" });
    expect(created.headers.get("Location")).toMatch(/^\/admin\/arquivos\/partes\/1-/);
  });

  test("is nobody's but the account's", async () => {
    const path = await begin(1000);
    staff = { ...ana, id: 2 };
    for (const method of ["HEAD", "POST", "DELETE"]) {
      expect((await call(method, path)).status).toBe(404);
    }
    expect((await send(path, 0, Buffer.alloc(10))).status).toBe(404);
    staff = { ...ana, id: 11 };
    expect((await call("HEAD", path)).status).toBe(404);
    staff = null;
    expect((await call("HEAD", path)).status).toBe(401);
    staff = ana;
    expect(await offset(path)).toBe(0);
  });

  test("is nobody else's by any spelling of its address", async () => {
    const path = await begin(1000);
    await send(path, 0, Buffer.alloc(100));
    const id = path.split("/").at(-1);
    const before = storage.files();
    staff = { ...ana, id: 2 };
    const own = `${address}/2-${"0".repeat(32)}`;
    for (const query of [
      `?/${id}`,
      `?/..%2F${id}`,
      "?/..%2F..%2Fx",
      `?x=${id}`,
      `/${id}`,
      `%2F${id}`,
    ]) {
      expect((await send(own + query, 100, Buffer.alloc(10))).status, query).toBe(404);
      for (const method of ["HEAD", "DELETE", "POST"]) {
        expect((await call(method, own + query)).status, `${method} ${query}`).toBe(404);
      }
    }
    expect(storage.files()).toEqual(before);
    staff = ana;
    expect(await offset(path)).toBe(100);
  });

  test("is asked for in a language, too", async () => {
    const path = `${await begin(samples.pdf.length)}?lang=en`;
    const half = samples.pdf.length >> 1;
    expect((await send(path, 0, samples.pdf.subarray(0, half))).status).toBe(204);
    expect(await offset(path)).toBe(half);
    expect((await finish(path)).status).toBe(409);
    expect((await send(path, half, samples.pdf.subarray(half))).status).toBe(204);
    expect((await finish(path)).status).toBe(200);
    const other = `${await begin(10)}?lang=en`;
    expect((await call("DELETE", other)).status).toBe(204);
  });

  test("asked for without the protocol's headers is refused in words", async () => {
    const path = await begin(1000);
    const patch = { "Content-Type": "application/offset+octet-stream" };
    for (const [method, headers, status] of [
      ["PATCH", { "Tus-Resumable": "" }, 412],
      ["DELETE", { "Tus-Resumable": "" }, 412],
      ["PATCH", { "Tus-Resumable": "0.1" }, 400],
      ["PATCH", patch, 400],
      ["PATCH", { "Upload-Offset": "0" }, 400],
      ["PATCH", { ...patch, "Upload-Offset": "-1" }, 400],
    ] as const) {
      const answer = await call(method, path, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(status);
      expect(answer.headers.get("Tus-Version")).toBe("1.0.0");
      expect(await messageOf(answer)).toMatch(/\S/);
    }
    expect((await call("HEAD", path, { "Tus-Resumable": "" })).status).toBe(412);
  });

  test("at another point than its bytes is refused, and not changed", async () => {
    const path = await begin(1000);
    expect((await send(path, 0, Buffer.alloc(100))).status).toBe(204);
    const { status, text } = await send(path, 50, Buffer.alloc(100));
    expect(status).toBe(409);
    expect(JSON.parse(text).message).toMatch(/outro ponto/);
    expect((await send(path, 100, Buffer.alloc(1000))).status).toBe(413);
    expect(await offset(path)).toBe(100);
  });

  test("is stored only once all of it has come", async () => {
    const path = await begin(1000);
    await send(path, 0, Buffer.alloc(100));
    const answer = await finish(path);
    expect(answer.status).toBe(409);
    expect(await messageOf(answer)).toMatch(/ainda não chegou inteiro/);
    expect(await offset(path)).toBe(100);
  });

  test("is written by one connection at a time; one that has fallen silent gives way", async () => {
    const file = pdf(2 * mib);
    const path = await begin(file.length);
    let letGo = () => {};
    const end = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const silent = send(path, 0, file, mib, end);
    const part = join(storage.root(), "tmp/parts", path.split("/").at(-1) ?? "");
    await expect.poll(() => statSync(part).size).toBeGreaterThan(0);
    const other = await send(path, 0, file.subarray(0, 1000));
    expect(other.status).toBe(423);
    expect(JSON.parse(other.text).message).toMatch(/Outra conexão/);
    const at = await offset(path);
    expect(at).toBeGreaterThan(0);
    expect((await send(path, at, file.subarray(at))).status).toBe(204);
    const { files } = await (await finish(path)).json();
    const stored = readFileSync(join(storage.root(), "public", files[0].id));
    expect(stored.equals(file)).toBe(true);
    letGo();
    await silent;
  });

  test("sent by five connections at once is written by one", async () => {
    const file = pdf(2 * mib);
    const path = await begin(file.length);
    const first = file.subarray(0, mib);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(path, 0, first)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 409, 423].includes(status))).toBe(true);
    expect(await offset(path)).toBe(mib);
  });

  test("is neither stored nor removed while another request does so", async () => {
    const path = await begin(samples.pdf.length);
    await send(path, 0, samples.pdf);
    const other = new PartLock(path.split("/").at(-1) ?? "");
    await other.lock();
    for (const method of ["POST", "DELETE", "HEAD"]) {
      expect((await call(method, path)).status).toBe(423);
    }
    await other.unlock();
    const [first, second] = await Promise.all([finish(path), finish(path)]);
    expect(await first.json()).toEqual(await second.json());
  });

  test("that fails while it is stored, or ends with the process, is not stored twice", async () => {
    const place = samples.box("\u00a9xyz", "-08.0522-034.8829/");
    const film = Buffer.concat([
      samples.mp4,
      samples.nested("moov", samples.nested("udta", place)),
    ]);
    const path = await begin(film.length, "video", "filme.mp4");
    await send(path, 0, film);
    const accept = await refuseChanges("media", { message: "database or disk is full" });
    expect((await finish(path)).status).toBeGreaterThanOrEqual(500);
    await accept();
    // Its bytes are others by now, but not what they are known by.
    expect(readFileSync(partOf(path)).equals(film)).toBe(false);
    const kept = [".json", ".digest"].map(
      (end) => [end, readFileSync(partOf(path) + end)] as const,
    );
    const { files } = await (await finish(path)).json();

    // As kill -9 leaves it between the row and the answer: one inode with two names.
    rmSync(`${partOf(path)}.answer`);
    linkSync(join(storage.root(), "public", files[0].id), partOf(path));
    for (const [end, bytes] of kept) writeFileSync(partOf(path) + end, bytes);
    expect((await (await finish(path)).json()).files[0].id).toBe(files[0].id);
    const again = await begin(film.length, "video", "filme.mp4");
    await send(again, 0, film);
    expect((await (await finish(again)).json()).files[0].id).toBe(files[0].id);
    expect(storage.files().filter((file) => !file.endsWith(".answer"))).toEqual([
      `public/${files[0].id}`,
    ]);
  });

  test("that is given up leaves nothing", async () => {
    const path = await begin(1000);
    await send(path, 0, Buffer.alloc(100));
    expect((await call("DELETE", path)).status).toBe(204);
    expect(storage.files()).toEqual([]);
    expect((await call("HEAD", path)).status).toBe(404);
  });
});

describe("is refused, and leaves nothing", () => {
  test("where it is announced too large for its kind", async () => {
    for (const [accept, megabytes] of Object.entries({ image: 41, captions: 41, video: 51 })) {
      const answer = await announce(megabytes * mib, accept);
      expect(answer.status).toBe(413);
      expect(await messageOf(answer)).toMatch(/passa do limite de (40|50)/);
    }
    expect(storage.files()).toEqual([]);
  });

  test("where its first bytes show another type, or one of a lower limit", async () => {
    for (const [bytes, size, status] of [
      [samples.html, 8 * mib, 415],
      [samples.pdf, 45 * mib, 413],
    ] as const) {
      const path = await begin(size, "any", "filme.mp4");
      const first = Buffer.concat([bytes, Buffer.alloc(mib, " ")]);
      const answer = await send(path, 0, first);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text).message).toMatch(/^filme.mp4: /);
      expect((await call("HEAD", path)).status).toBe(404);
      expect(storage.files()).toEqual([]);
    }
  });

  test("where only all of it shows that it is none", async () => {
    const path = await begin(samples.html.length, "any", "a.pdf");
    expect((await send(path, 0, samples.html)).status).toBe(204);
    const answer = await finish(path);
    expect(answer.status).toBe(415);
    expect(await messageOf(answer)).toMatch(/^a.pdf: /);
    expect(storage.files()).toEqual([]);
  });
});

test("parts that nobody goes on with are swept after a day", async () => {
  const [old, fresh] = [await begin(1000), await begin(1000)];
  for (const path of [old, fresh]) await send(path, 0, Buffer.alloc(100));
  const done = await begin(samples.pdf.length);
  await send(done, 0, samples.pdf);
  expect((await finish(done)).status).toBe(200);
  const parts = storage.files().filter((file) => file.startsWith("tmp/parts/"));
  expect(parts).toHaveLength(5);
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const name = fresh.split("/").at(-1);
  for (const file of parts) {
    // The announcement is as old as the upload, the bytes as their last one.
    if (file.endsWith(`/${name}`)) continue;
    utimesSync(join(storage.root(), file), before, before);
  }
  expect((await call("HEAD", old)).status).toBe(404);
  expect(partSweep.isHourly).toBe(true);
  await sweepParts();
  expect(storage.files().filter((file) => file.startsWith("tmp/"))).toEqual([
    `tmp/parts/${name}`,
    `tmp/parts/${name}.json`,
  ]);
  expect(await offset(fresh)).toBe(100);
});

test("of one person's parts the one left alone for longest makes room", async () => {
  // A request may bring a film and twenty files; a person's parts twice as much.
  const each = 50 * mib;
  const paths: string[] = [];
  for (let n = 0; n < Math.floor((2 * (50 + 20 * 40)) / 50); n++) {
    paths.push(await begin(each, "video"));
    const file = join(storage.root(), "tmp/parts", paths.at(-1)?.split("/").at(-1) ?? "");
    utimesSync(file, new Date(), new Date(Date.now() - (1000 - n) * 1000));
  }
  const [first = "", second = ""] = paths;
  expect((await call("HEAD", first)).status).toBe(200);
  await begin(each, "video");
  expect((await call("HEAD", first)).status).toBe(404);
  expect((await call("HEAD", second)).status).toBe(200);
});

test("of more than 50 the oldest make room, however many are announced at once", async () => {
  const first = await begin(1);
  const before = new Date(Date.now() - 1000);
  utimesSync(partOf(first), before, before);
  await Promise.all(Array.from({ length: 70 }, () => begin(1)));
  const parts = readdirSync(join(storage.root(), "tmp/parts"));
  expect(parts.filter((name) => !name.includes("."))).toHaveLength(50);
  expect(parts).toHaveLength(100);
  expect((await call("HEAD", first)).status).toBe(404);
});

const smallDisk = mountSmallDisk("8m");
afterAll(() => smallDisk && unmount(smallDisk));

test.runIf(smallDisk)(
  "a full disk answers 507, and the upload goes on once there is room",
  async () => {
    setStorage({ root: smallDisk, maxFileBytes: 40 * mib, maxVideoBytes: 50 * mib });
    const file = pdf(3 * mib);
    const path = await begin(file.length);
    expect((await send(path, 0, file.subarray(0, mib))).status).toBe(204);
    const filler = join(smallDisk, "filler");
    const [left, busy] = [await begin(mib), await begin(mib)];
    for (const part of [left, busy]) await send(part, 0, file.subarray(0, 64 * 1024));
    fill(filler);
    // What others have left lying makes room first, in part; what is on its way does not.
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
    utimesSync(join(smallDisk, "tmp/parts", left.split("/").at(-1) ?? ""), hourAgo, hourAgo);
    const before = statSync(join(smallDisk, "tmp/parts", path.split("/").at(-1) ?? "")).size;
    const { status, text } = await send(path, mib, file.subarray(mib));
    expect(status).toBe(507);
    expect(await offset(path)).toBeGreaterThan(before);
    expect([(await call("HEAD", left)).status, await offset(busy)]).toEqual([404, 64 * 1024]);
    expect(JSON.parse(text).message).toMatch(/sem espaço/);
    const at = await offset(path);
    expect(at).toBeGreaterThanOrEqual(mib);
    rmSync(filler);
    expect((await send(path, at, file.subarray(at))).status).toBe(204);
    const { files } = await (await finish(path)).json();
    expect(readFileSync(join(smallDisk, "public", files[0].id)).equals(file)).toBe(true);
  },
);
