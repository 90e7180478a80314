import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

/** The settings of docs/settings.md whose default is a plain value. */
function documentedDefaults(): Record<string, string> {
  const rows = /^\| (`[A-Z_`, ]+`) \| (?!none)([\w./`]+(?:, [\w./`]+)*) \|/gm;
  const cells = (text = "") => text.replaceAll("`", "").split(", ");
  return Object.fromEntries(
    [...readFileSync("docs/settings.md", "utf8").matchAll(rows)].flatMap(([, names, values]) =>
      cells(names).map((name, index) => [name, cells(values)[index] ?? ""]),
    ),
  );
}

test("docs/settings.md has every setting, and no other", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].flatMap(([, names = ""]) =>
      names.replaceAll("`", "").split(", "),
    );
  const documented = namesIn("docs/settings.md", /^\| (`[A-Z_`, ]+`) \|/gm);
  const read = namesIn("app/platform/config.ts", /^ {2}([A-Z_]+): /gm);
  expect(documented.toSorted()).toEqual(read.toSorted());
});

test("a setting that is not given is what docs/settings.md says", async () => {
  const stated = documentedDefaults();
  expect(stated).not.toEqual({});
  /** Parsed as in a new process. */
  const configWith = async (value: (name: string) => string) => {
    vi.resetModules();
    for (const name of Object.keys(stated)) vi.stubEnv(name, value(name));
    return (await import("./config.ts")).config();
  };
  const given = await configWith((name) => stated[name] ?? "");
  expect(await configWith(() => "")).toEqual(given);
  expect(given).toMatchObject({ TRUST_PROXY: [], DEMO_CONTENT: false });
});

/** As a new process reads it. */
async function configOf(environment: Record<string, string>) {
  vi.resetModules();
  const given = { SESSION_SECRET: "", ...environment };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  try {
    return (await import("./config.ts")).config();
  } finally {
    vi.unstubAllEnvs();
  }
}

test("a secret may stand in a file, which an editor ends with a line break", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "secret-")), "secret");
  writeFileSync(file, `${"s".repeat(40)}\n`);
  expect((await configOf({ SESSION_SECRET_FILE: file })).SESSION_SECRET).toBe("s".repeat(40));
  const both = { SESSION_SECRET_FILE: file, SESSION_SECRET: "t".repeat(40) };
  await expect(configOf(both)).rejects.toThrow("SESSION_SECRET is given twice");
  await expect(configOf({ SMTP_URL_FILE: `${file}-gone` })).rejects.toThrow(
    "SMTP_URL_FILE is wrong: expected a readable file (ENOENT)",
  );
  writeFileSync(file, "\n");
  await expect(configOf({ SMTP_URL_FILE: file })).rejects.toThrow("a file with content");
  rmSync(path.dirname(file), { recursive: true });
});

test.each([
  ["s3://files", { bucket: "files", prefix: "", endpoint: "https://s3.us-east-1.amazonaws.com" }],
  ["s3://files?region=sa-east-1", { endpoint: "https://s3.sa-east-1.amazonaws.com" }],
  [
    "s3://files/mare/site/?endpoint=http://store:3900&region=garage",
    { bucket: "files", prefix: "mare/site/", endpoint: "http://store:3900", region: "garage" },
  ],
])("FILES_URL %s names a bucket", async (url, expected) => {
  const keys = { FILES_KEY: "key", FILES_SECRET: "secret" };
  expect((await configOf({ FILES_URL: url, ...keys })).FILES_URL).toMatchObject(expected);
});

test.each([
  "https://files.s3.amazonaws.com",
  "s3://key:secret@files",
  "s3://a",
  "s3://files?endpoint=store:3900",
  "s3://files?endpoint=https://store/path",
  "s3://files?regoin=sa-east-1",
  "s3://files/f%20g",
])("FILES_URL %s names none", async (url) => {
  const keys = { FILES_KEY: "key", FILES_SECRET: "secret" };
  await expect(configOf({ FILES_URL: url, ...keys })).rejects.toThrow(
    "Setting FILES_URL is wrong: expected an address such as s3://bucket",
  );
});

test("a bucket without its keys is no setting", async () => {
  await expect(configOf({ FILES_URL: "s3://files", FILES_KEY: "key" })).rejects.toThrow(
    /^Setting FILES_SECRET is missing: expected the bucket's keys, since FILES_URL is set$/,
  );
});

test.each([
  ["SESSION_SECRET_FIEL", "SESSION_SECRET_FILE"],
  ["DEMO_CONTNET", "DEMO_CONTENT"],
  ["SMPT_URL", "SMTP_URL"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
  ["MAILTO", "MAIL_TO"],
  ["PROT", "PORT"],
  ["public_url", "PUBLIC_URL"],
  ["MAX-VIDEO-MB", "MAX_VIDEO_MB"],
])("%s is taken for a misspelt %s", async (name, meant) => {
  const { misspeltSettings } = await import("./config.ts");
  expect(misspeltSettings([name])).toEqual({ [name]: meant });
});

test("other programs' settings are no misspelt ones", async () => {
  const { misspeltSettings } = await import("./config.ts");
  const others = "PATH HOME HOSTNAME host port POST PWD PS1 TERM LANG MAIL USER SHLVL NODE_ENV TZ";
  expect(misspeltSettings([...others.split(" "), "PORT", "SMTP_URL"])).toEqual({});
});
