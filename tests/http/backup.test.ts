import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { command, environment, runCommand } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { sha256 } from "#tests/support/ledger.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeAsKilled, changeRows, databaseHash } from "#tests/support/siteDatabase.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { canTrace } from "#tests/support/strace.ts";

const isTraced = canTrace();
if (!isTraced) console.info("backups without hard links: not shown, strace can not run here");

const folder = mkdtempSync(path.join(tmpdir(), "site-backup-"));
const archive = path.join(folder, "site.tar");
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("a backup taken under writes restores to one instant, every file with it", async () => {
  const staff = await signInToApi(server);
  const save = (count: number) => {
    const block = { number: String(count), description: `instante ${count}` };
    const blocks = { projects: block, connections: block, regions: block, people: block };
    return staff.call("POST", "/api/admin/home", blocks);
  };
  await save(0);
  let isWriting = true;
  const writing = (async () => {
    for (let count = 1; isWriting; count += 1) await save(count);
  })();
  const { status, stderr } = await runCommand({}, server.storageDir, "backup", archive);
  isWriting = false;
  await writing;
  expect([status, stderr]).toEqual([0, ""]);

  const restored = newStorage(false);
  expect(command(restored, "restore", archive).status).toBe(0);
  expect(query(restored, "select distinct number from homeNumber")).toHaveLength(1);
  for (const file of storedFiles(restored)) {
    expect(hash(path.join(restored, "public", file))).toBe(
      hash(path.join(server.storageDir, "public", file)),
    );
  }
  expect(command(restored, "fsck").stdout).toContain("agree");

  const again = await startServer({ storageDir: restored });
  const answer = await fetch(`${again.url}/api/projects`);
  expect(await answer.json()).not.toHaveLength(0);
  await again.stop();
}, 200_000);

test("files that have vanished fail the command; the archive holds the rest", () => {
  const storage = newStorage(true);
  const [{ path: lost } = { path: "" }] = query<{ path: string }>(
    storage,
    "select path from media",
  );
  rmSync(path.join(storage, "public", lost));
  const rest = path.join(folder, "rest.tar");
  const backup = command(storage, "backup", rest);
  expect(backup.status).toBe(1);
  expect(backup.stderr).toContain(lost);
  expect(backup.stdout).toContain("Backup written");
  expect(command(newStorage(false), "restore", rest).status).toBe(0);
});

test("a backup that can not be written says so in one line", () => {
  const { status, stderr } = command(
    server.storageDir,
    "backup",
    path.join(folder, "none", "a.tar"),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The backup was not written: ENOENT.*\n$/);
});

test("a backup that has no room to end leaves the earlier one, and nothing beside it", () => {
  const place = mkdtempSync(path.join(folder, "earlier-"));
  const earlier = path.join(place, "a.tar");
  writeFileSync(earlier, "earlier");
  // Less than the archive takes, more than the copy of the database.
  const limit = Math.floor(statSync(archive).size / 2);
  const { stderr } = spawnSync(
    "prlimit",
    [`--fsize=${limit}`, process.execPath, "build/server/index.js", "backup", earlier],
    { env: environment(server.storageDir, {}), encoding: "utf8" },
  );
  expect(stderr).toMatch(/^The backup was not written: EFBIG.*\n$/);
  expect(readFileSync(earlier, "utf8")).toBe("earlier");
  expect(readdirSync(place)).toEqual(["a.tar"]);
});

describe.runIf(isTraced)("on a storage where", () => {
  const backUp = (storage: string, to: string, error: string) => {
    const fault = `-e trace=link,linkat -e inject=link,linkat:error=${error}`;
    return spawnSync(
      "strace",
      [
        ...`-f --seccomp-bpf -qq -o /dev/null ${fault}`.split(" "),
        ...[process.execPath, "build/server/index.js", "backup", to],
      ],
      { env: environment(storage, {}), encoding: "utf8" },
    );
  };

  test.each([
    ["there are no hard links", "EOPNOTSUPP"],
    ["hard links are unknown", "ENOSYS"],
    ["the files have all the links that they may have", "EMLINK"],
    ["the files are on another disk", "EXDEV"],
  ])("%s (%s), a backup holds copies", (_, error) => {
    const storage = newStorage(true);
    const copied = path.join(folder, `${error}.tar`);
    expect(backUp(storage, copied, error)).toMatchObject({ status: 0, stderr: "" });
    const restored = newStorage(false);
    expect(command(restored, "restore", copied).status).toBe(0);
    expect(command(restored, "fsck").stdout).toContain("agree");
  });

  test.each(["ENOSPC", "EDQUOT", "EACCES"])("a link ends in %s, nothing is copied", (error) => {
    const refused = path.join(folder, `${error}.tar`);
    const { status, stderr } = backUp(server.storageDir, refused, error);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The backup was not written: .*, link .*\n$/);
    expect(existsSync(refused)).toBe(false);
  });
});

test("the daily jobs tell of vanished files, and remove copies from a month ago", async () => {
  const storageDir = newStorage(true);
  const place = (...names: string[]) => path.join(storageDir, ...names);
  const [{ path: lost } = { path: "" }] = query<{ path: string }>(
    storageDir,
    "select path from media",
  );
  rmSync(place("public", lost));
  rmSync(place("backups"), { recursive: true, force: true });
  for (const [name, days] of [
    ["a", 31],
    ["b", 29],
  ] as const) {
    const at = (Date.now() - days * 86_400_000) / 1000;
    const copies = [
      place("backups", `before-2026-${name}.sqlite`),
      place(`before-restore-${name}`),
    ];
    for (const copy of copies) {
      mkdirSync(copy, { recursive: true });
      utimesSync(copy, at, at);
    }
  }
  changeRows(storageDir, "delete from chore");
  const site = await startServer({ storageDir });
  const isDone = () => query(storageDir, "select name from chore where name = 'oldCopies'").length;
  await expect.poll(isDone, { timeout: 50_000 }).toBe(1);
  const kept = readdirSync(place("backups")).filter((name) => name.startsWith("before"));
  expect(kept).toEqual(["before-2026-b.sqlite"]);
  expect(readdirSync(storageDir).filter((name) => name.startsWith("before-restore"))).toEqual([
    "before-restore-b",
  ]);
  await site.stop({ expectErrors: true });
  const told = site.log().filter(({ level }) => level === "error");
  expect(told).toEqual([expect.objectContaining({ missing: 1, first: [lost] })]);
});

test("a site that holds something is replaced only by force, and kept aside", () => {
  const storage = newStorage(true);
  const refused = command(storage, "restore", archive);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("--force");
  expect(command(storage, "restore", archive, "--force").status).toBe(0);
  expect(readdirSync(storage).some((name) => name.startsWith("before-restore-"))).toBe(true);
});

test("what a restore replaced is put back by a restore, whole, with what its log still held", async () => {
  const storage = newStorage(true);
  const projects = query(storage, "select name from project order by id");
  const archived = query(server.storageDir, "select name from project order by id");
  changeAsKilled(storage, "update project set name = 'Antes'");
  expect(command(storage, "restore", archive, "--force").stderr).toBe("");
  expect(query(storage, "select name from project order by id")).toEqual(archived);
  const [kept = ""] = readdirSync(storage).filter((name) => name.startsWith("before-restore-"));

  const back = command(storage, "restore", `${path.join(storage, kept)}/`, "--force");
  expect(back.stderr).toBe("");
  expect(query(storage, "select name from project order by id")).toEqual(
    projects.map(() => ({ name: "Antes" })),
  );
  expect(command(storage, "fsck").stdout).toContain("agree");

  const damaged = path.join(storage, kept, "site.sqlite");
  truncateSync(damaged, Math.floor(statSync(damaged).size * 0.6));
  const refused = command(storage, "restore", path.join(storage, kept), "--force");
  expect(refused.stderr).toContain("nothing was touched");
});

test("a backup leaves alone what another one of the same name writes, and removes what a killed one left", () => {
  const storage = newStorage(true);
  const file = path.join(folder, "same.tar");
  const names = ["same.tar.partial", "same.tar.0123abcd.partial", "same.tar.4567abcd.partial"];
  const [foreign = "", running = "", killed = ""] = names.map((name) => path.join(folder, name));
  for (const name of [foreign, running, killed]) writeFileSync(name, "in progress");
  utimesSync(killed, 0, 0);
  expect(command(storage, "backup", file).stderr).toBe("");
  expect(readFileSync(foreign, "utf8")).toBe("in progress");
  expect(readFileSync(running, "utf8")).toBe("in progress");
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith("same."))
      .sort(),
  ).toEqual(["same.tar", ...names.slice(0, 2)].sort());
  expect(command(newStorage(false), "restore", file).stderr).toBe("");
});

test("an archive is one whatever it is called", () => {
  const named = path.join(folder, "before-restore-2026-11-23.tar");
  copyFileSync(archive, named);
  expect(command(newStorage(false), "restore", named).stderr).toBe("");
});

test("the copy from before an upgrade is put back alone: the files stay", () => {
  const storage = newStorage(true);
  const copy = path.join(folder, "before-29990101000000-next.sqlite");
  const projects = () => query(storage, "select id from project order by id");
  const before = projects();
  copyDatabase(storage, copy);
  changeRows(storage, "delete from project");
  expect([before.length, projects()]).toEqual([12, []]);
  expect(command(storage, "restore", copy).stderr).toContain("--force");
  const done = command(storage, "restore", copy, "--force");
  expect(done.stderr).toBe("");
  const [kept = ""] = readdirSync(storage).filter((name) => name.startsWith("before-restore-"));
  expect(readdirSync(path.join(storage, kept))).toContain("site.sqlite");
  const filesIn = (...names: string[]) =>
    readdirSync(path.join(storage, ...names, "public"), { recursive: true }).sort();
  expect(filesIn(kept)).toEqual(filesIn());
  expect(projects()).toEqual(before);
  expect(command(storage, "fsck").stdout).toContain("agree");

  const restored = databaseHash(storage);
  truncateSync(copy, Math.floor(statSync(copy).size * 0.6));
  const refused = command(storage, "restore", copy, "--force");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("nothing was touched");
  expect(databaseHash(storage)).toBe(restored);
});

test("what a restore of the database alone replaced is put back, though it had no uploads", () => {
  const storage = newStorage(false);
  command(storage, "staff", "add", "before@example.org");
  const copy = path.join(folder, "without-uploads.sqlite");
  copyDatabase(storage, copy);
  command(storage, "staff", "add", "after@example.org");
  expect(command(storage, "restore", copy, "--force").stderr).toBe("");
  const [kept = ""] = readdirSync(storage).filter((name) => name.startsWith("before-restore-"));
  expect(command(storage, "restore", path.join(storage, kept), "--force").stderr).toBe("");
  expect(command(storage, "staff", "list").stdout).toContain("after@example.org");
});

test("a running site is not restored over", () => {
  const refused = command(server.storageDir, "restore", archive, "--force");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("already running");
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.6)],
  ["with one bit of a stored file turned", turnBit],
  ["with a damaged header in the middle", damageHeader],
])("an archive %s is refused whole", (_case, damage) => {
  const damaged = path.join(folder, "damaged.tar");
  writeFileSync(damaged, damage(readFileSync(archive)));
  const storage = newStorage(true);
  const before = databaseHash(storage);
  const refused = command(storage, "restore", damaged, "--force");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("nothing was touched");
  expect(databaseHash(storage)).toBe(before);
  expect(readdirSync(path.join(storage, "tmp"))).toEqual([]);
});

/** Tar notices at once, while it is still writing the files before. */
function damageHeader(bytes: Buffer) {
  const place = bytes.indexOf("public/", bytes.length >> 1);
  expect(place).toBeGreaterThan(0);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
}

/** Flips a bit in the middle of a file, where neither tar nor the database notices. */
function turnBit(bytes: Buffer) {
  const [file] = storedFiles(server.storageDir);
  const stored = readFileSync(path.join(server.storageDir, "public", file ?? ""));
  const place = bytes.indexOf(stored);
  expect(place).toBeGreaterThan(0);
  bytes.writeUInt8(bytes.readUInt8(place + (stored.length >> 1)) ^ 1, place + (stored.length >> 1));
  return bytes;
}

function storedFiles(storageDir: string): string[] {
  return query<{ path: string }>(storageDir, "select path from media").map((row) => row.path);
}

function hash(file: string) {
  return sha256(readFileSync(file));
}

/** A site's database as one file, as an upgrade leaves it. */
function copyDatabase(storage: string, copy: string) {
  const whole = path.join(folder, "copied.tar");
  expect(command(storage, "backup", whole).stderr).toBe("");
  execFileSync("tar", ["-xf", whole, "-C", folder, "site.sqlite"]);
  renameSync(path.join(folder, "site.sqlite"), copy);
}

describe("the target of a backup", () => {
  test.each([
    ["a link, such as /dev/stdout", (place: string) => symlinkSync("/dev/null", place)],
    ["a link to a file", (place: string) => symlinkSync(archive, place)],
    ["a folder", (place: string) => mkdirSync(place)],
    ["a pipe", (place: string) => spawnSync("mkfifo", [place])],
  ])("that is %s stays what it is", (_case, make) => {
    const place = mkdtempSync(path.join(folder, "special-"));
    const target = path.join(place, "target");
    make(target);
    const before = lstatSync(target);
    const { status, stderr } = command(server.storageDir, "backup", target);
    expect([status, stderr]).toEqual([1, expect.stringContaining("is no regular file")]);
    expect(lstatSync(target)).toMatchObject({ ino: before.ino, mode: before.mode });
    expect(readdirSync(place)).toEqual(["target"]);
  });

  test("may be standard output, where the archive is alone, and takes no room beside the site", () => {
    const stream = (env: Record<string, string> = {}) =>
      spawnSync(process.execPath, ["build/server/index.js", "backup", "-"], {
        env: environment(server.storageDir, { LOG_LEVEL: "trace", ...env }),
        maxBuffer: 1 << 30,
      });
    const { status, stdout, stderr } = stream();
    expect([status, String(stderr)]).toEqual([0, expect.stringContaining("Backup written: -")]);
    expect(readdirSync(path.join(server.storageDir, "tmp"))).toEqual([]);
    const plain = path.join(folder, "streamed.tar");
    writeFileSync(plain, stdout);
    expect(command(newStorage(false), "restore", plain).stderr).toBe("");

    // What npm prints before it would be lost on a restore only where nobody has said so.
    const npm = { npm_lifecycle_event: "backup", npm_config_loglevel: "notice" };
    expect(String(stream(npm).stderr)).toContain("npm run --silent backup -- -");
    const behindBanner = path.join(folder, "banner.tar");
    const banner =
      "\n> mare-site@0.1.0 backup\n> exec scripts/node scripts/command.mjs backup -\n\n";
    writeFileSync(behindBanner, Buffer.concat([Buffer.from(banner), stdout]));
    const restored = newStorage(false);
    expect(command(restored, "restore", behindBanner).stderr).toBe("");
    expect(command(restored, "fsck").stdout).toContain("agree");
  });
});
