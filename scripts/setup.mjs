/**
 * What every command needs first, with nothing but Node.js: the locked dependencies and the build.
 * Both are made again only when what they are made from has changed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const buildInputs = [
  "app",
  "migrations",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "scripts/compress.mjs",
];

/** Installs the locked dependencies where they are missing, stale, or made for another Node.js. */
export function ensureInstalled() {
  const modules = path.join(root, "node_modules");
  // A linked folder belongs to another checkout, which keeps it.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) return;
  const stamp = path.join(modules, ".lock-stamp");
  const wanted = `${digest(["package-lock.json"])} ${process.versions.modules}`;
  if (read(stamp) === wanted || (isInstalled() && isForThisNode())) return;
  say("Installing the locked dependencies");
  // Everything, also where NODE_ENV is production: the build's tools are among them.
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (!isForThisNode()) {
    process.stderr.write(
      `better-sqlite3 12 does not work with Node.js ${process.versions.node}: use 20.19, 22 or 26\n`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Whether npm's own record says that just the locked packages are there, whoever installed them. Of
 * the optional ones npm leaves out what is for other platforms.
 */
function isInstalled() {
  const locked = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity;
  return (
    Object.keys(installed).every((place) => place in locked) &&
    Object.entries(locked).every(([place, wanted]) => {
      const found = installed[place];
      return found ? isSame(found, wanted) : place === "" || wanted.optional === true;
    })
  );
}

/**
 * better-sqlite3's binary fits the Node.js that installed it; tried in a process of its own, which it may end.
 * One that was made with the headers of Node.js 24.19 or later ends it when the garbage of its statements is
 * collected (nodejs/node issue 65446); version 13 does not, but needs Node.js 22.
 */
function isForThisNode() {
  const program = `
    const sqlite = new (require("better-sqlite3"))(":memory:");
    const prepare = (count) => {
      for (let at = 0; at < count; at++) sqlite.prepare("select " + at).get();
    };
    prepare(1000);
    setTimeout(() => prepare(100_000), 100);`;
  return spawnSync(process.execPath, ["-e", program], { cwd: root }).status === 0;
}

/** Place to package; nothing where there is no such file, or one that a stop has cut off. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockFile), "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

const buildStamp = path.join(root, "build", ".stamp");

/** Builds where the build is missing or older than its sources. */
export function ensureBuilt() {
  if (!isBuilt()) build();
}

export function isBuilt() {
  return read(buildStamp) === digest(buildInputs);
}

/** `npm run build`. Notes what it was made from, once it is whole. */
export function build() {
  const made = digest(buildInputs);
  rmSync(buildStamp, { force: true });
  say("Building");
  run(process.execPath, [bin("@react-router/dev", "react-router"), "build"]);
  run(process.execPath, ["scripts/compress.mjs"]);
  mkdirSync(path.dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, made);
}

/**
 * Path of a program that a dependency brings, where its own package.json says it is; run with Node
 * itself, it needs no shell.
 */
export function bin(dependency, program = dependency) {
  const folder = path.join(root, "node_modules", dependency);
  const { bin: programs } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof programs === "string" ? programs : programs[program]);
}

export function say(text) {
  process.stdout.write(`\n${text}\n`);
}

/** Runs a command to its end; ends this program with its status when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function digest(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesBelow(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(file) {
  if (!existsSync(file)) return [];
  if (!lstatSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(path.join(file, name)));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
