/**
 * The prerequisites of every command, using only Node.js: the locked dependencies and the build. Both are
 * renewed only when their inputs have changed.
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
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/compress.mjs",
  "scripts/inlineScripts.ts",
];

/** Installs the locked dependencies where they are missing or stale. */
export function ensureInstalled() {
  const modules = path.join(root, "node_modules");
  // A symbolic link to another checkout's folder, which that checkout maintains.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) return;
  const stamp = path.join(modules, ".lock-stamp");
  const wanted = digest(["package-lock.json"]);
  if (read(stamp) === wanted || isInstalled()) return;
  say("Installing the locked dependencies");
  // Includes development dependencies even with NODE_ENV=production: the build needs them. No package's own
  // script runs: none is needed, and what an attacker slipped into one would run with them.
  run("npm", [
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
  ]);
  writeFileSync(stamp, wanted);
}

/**
 * Whether npm's own lock file in node_modules lists exactly the locked packages, whoever installed them.
 * Optional packages for other platforms are not installed.
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

/** Packages by path; empty when the file is missing or was truncated by an interruption. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockFile), "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

const buildStamp = path.join(root, "build", ".stamp");

/** Builds if the build is missing or older than its sources. */
export function ensureBuilt() {
  if (!isBuilt()) build();
}

export function isBuilt() {
  return read(buildStamp) === digest(buildInputs);
}

/** `npm run build`. Records the digest of its inputs once it is complete. */
export function build() {
  const made = digest(buildInputs);
  rmSync(buildStamp, { force: true });
  say("Building");
  run(process.execPath, [bin("@react-router/dev", "react-router"), "build", "--logLevel", "warn"]);
  run(process.execPath, ["scripts/compress.mjs"]);
  mkdirSync(path.dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, made);
}

/** Path of a dependency's executable, from its package.json; run with Node itself, it needs no shell. */
export function bin(dependency, program = dependency) {
  const folder = path.join(root, "node_modules", dependency);
  const { bin: programs } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof programs === "string" ? programs : programs[program]);
}

export function say(text) {
  process.stdout.write(`\n${text}\n`);
}

/** Runs a command and waits for it; if it fails, exits with its status. */
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

/** They are no input of a build. */
const isTest = /\.test\.tsx?$/;

function filesBelow(file) {
  if (!existsSync(file)) return [];
  if (!lstatSync(file).isDirectory()) return isTest.test(file) ? [] : [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(path.join(file, name)));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
