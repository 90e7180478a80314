import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandWith, environment } from "#tests/support/command.ts";
import { newStorage, startServer } from "#tests/support/server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "site-encrypted-"));
afterAll(() => rmSync(folder, { recursive: true }));
const archive = path.join(folder, "site.tar.age");
/** As `age-keygen` writes it. */
const keyFile = path.join(folder, "key.txt");

let storage = "";
let identity = "";
let recipient = "";
beforeAll(async () => {
  storage = newStorage(true);
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  writeFileSync(keyFile, `# created: 2026-11-26\n# public key: ${recipient}\n${identity}\n`);
  const { stdout, stderr } = commandWith(
    { env: { BACKUP_RECIPIENT: recipient } },
    storage,
    "backup",
    archive,
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^Backup written: .* MB, encrypted\)\n$/);
});

function restore(source: string, env: Record<string, string>) {
  const target = newStorage(false);
  const { status, stderr } = commandWith({ env }, target, "restore", source);
  return { target, status, stderr };
}

function expectNothingTouched({ target, status, stderr }: ReturnType<typeof restore>) {
  expect(stderr.trimEnd()).toMatch(/^.*cannot be restored, nothing was touched: .*$/);
  expect(status).toBe(1);
  expect(existsSync(path.join(target, "site.sqlite"))).toBe(false);
  expect(readdirSync(path.join(target, "tmp"))).toEqual([]);
}

const withKey = () => ({ BACKUP_IDENTITY_FILE: keyFile });

test("an archive is encrypted for the key of the settings, in the age format", async () => {
  const bytes = readFileSync(archive);
  expect(bytes.subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
  for (const plain of ["SQLite format 3", "manifest.json", "equipe@"]) {
    expect(bytes.includes(plain), plain).toBe(false);
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const tar = await decrypter.decrypt(bytes);
  expect(Buffer.from(tar.subarray(0, 13)).toString()).toBe("manifest.json");
});

test("it is restored with the secret key, from a setting or a file", () => {
  for (const env of [withKey(), { BACKUP_IDENTITY: identity }]) {
    const { target, stderr } = restore(archive, env);
    expect(stderr).toBe("");
    expect(commandWith({}, target, "fsck").stdout).toContain("agree");
  }
});

test("so is one that went to standard output, behind lines of npm", () => {
  const { status, stdout } = spawnSync(process.execPath, ["build/server/index.js", "backup", "-"], {
    env: environment(storage, { BACKUP_RECIPIENT: recipient }),
    maxBuffer: 1 << 30,
  });
  expect(status).toBe(0);
  const file = path.join(folder, "streamed.age");
  writeFileSync(file, Buffer.concat([Buffer.from("\n> mare-site@0.1.0 backup\n\n"), stdout]));
  expect(restore(file, withKey()).stderr).toBe("");
});

describe("nothing is restored", () => {
  test("without the key, in one line that says so", () => {
    const without = restore(archive, {});
    expectNothingTouched(without);
    expect(without.stderr).toContain("set BACKUP_IDENTITY or BACKUP_IDENTITY_FILE");
  });

  test("with another key, in one line that says so", async () => {
    const other = restore(archive, { BACKUP_IDENTITY: await generateX25519Identity() });
    expectNothingTouched(other);
    expect(other.stderr).toContain("for another key than BACKUP_IDENTITY");
  });

  test.each([
    ["one byte is another", (file: string) => flip(file, 0.5)],
    ["the header is damaged", (file: string) => flip(file, 0)],
    [
      "its end is missing",
      (file: string) => truncateSync(file, readFileSync(file).length - 70_000),
    ],
    [
      "its last byte is missing",
      (file: string) => truncateSync(file, readFileSync(file).length - 1),
    ],
  ])("of an archive of which %s", (_case, damage) => {
    const damaged = path.join(folder, "damaged.age");
    copyFileSync(archive, damaged);
    damage(damaged);
    const { stderr, ...rest } = restore(damaged, withKey());
    expectNothingTouched({ stderr, ...rest });
    expect(stderr).toMatch(/damaged or cut off|another key/);
  });
});

/** Changes a byte at a place of the file from 0 to 1; at 0, one of the key's, behind the first line. */
function flip(file: string, place: number) {
  const bytes = readFileSync(file);
  const at = Math.max(60, Math.floor(bytes.length * place));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test("the daily backup's database is encrypted, once it has been rehearsed", async () => {
  const storageDir = newStorage(false);
  const env = { BACKUP_RECIPIENT: recipient };
  const site = await startServer({ demo: false, storageDir, env });
  const made = () => site.log().find(({ msg }) => msg === "daily backup")?.folder as string;
  await expect.poll(made).toMatch(/^\d{4}-\d\d-\d\d$/);
  await site.stop({ keepStorage: true });
  const day = path.join(storageDir, "backups", made());
  expect(readdirSync(day)).toEqual(expect.arrayContaining(["manifest.json", "site.sqlite.age"]));
  expect(readdirSync(day)).not.toContain("site.sqlite");

  expectNothingTouched(restore(day, {}));
  const { target, stderr } = restore(day, withKey());
  expect(stderr).toBe("");
  expect(commandWith({}, target, "staff", "list").stdout).toContain("equipe@mare.example");
  flip(path.join(day, "site.sqlite.age"), 0.5);
  expectNothingTouched(restore(day, withKey()));
});

test.each([
  ["BACKUP_RECIPIENT", "age1x", "a public key of age (age1…)"],
  ["BACKUP_RECIPIENT", `age1${"q".repeat(58)}`, "a public key of age (age1…)"],
  ["BACKUP_IDENTITY", "my key", "a secret key of age (AGE-SECRET-KEY-1…), as age-keygen writes it"],
])("%s=%s ends the start in one line", (name, value, expected) => {
  const env = { PORT: "0", HOST: "127.0.0.1", [name]: value };
  const { status, stderr } = commandWith({ env }, newStorage(false), "serve");
  expect(stderr).toBe(`Setting ${name} is wrong: expected ${expected}\n`);
  expect(status).toBe(1);
});
