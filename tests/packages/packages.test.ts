import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { forbidden, minimums, minSqliteVersion } from "./minimums.ts";

interface Package {
  version?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Package>;
};
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const entries = Object.entries(lock.packages).filter(([place]) => place !== "");
const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + 13);
const named = (wanted: string) => entries.filter(([place]) => nameOf(place) === wanted);

test.each(Object.entries(minimums))(
  "%s is safe from known advisories",
  (name, { least, because }) => {
    const found = named(name);
    expect(found).not.toEqual([]);
    for (const [place, { version = "" }] of found) {
      expect(isAtLeast(version, least), `${place} ${version} < ${least}: ${because}`).toBe(true);
    }
  },
);

test.each(Object.entries(forbidden))("%s is not installed", (name, because) => {
  expect(named(name), because).toEqual([]);
});

test("SQLite is one that keeps what it acknowledged", () => {
  const sqlite = new SqliteDatabase(":memory:");
  const version = sqlite.prepare("select sqlite_version()").pluck().get() as string;
  sqlite.close();
  expect(isAtLeast(version, minSqliteVersion), version).toBe(true);
});

test("what is installed here is what the lock file names", () => {
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(installed.version, name).toBe(lock.packages[`node_modules/${name}`]?.version);
  }
});

test("every direct dependency is pinned to one version", () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    wanted.filter(([, version]) => !/^(?:npm:typescript@)?\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
});

test("every package that is installed here is locked by its hash", () => {
  const unlocked = entries.filter(
    ([place, { integrity }]) => existsSync(place) && !integrity?.startsWith("sha512-"),
  );
  expect(unlocked.map(([place]) => place)).toEqual([]);
});

/** `npm ci` refuses a lock file without the packages of other platforms. */
test("every optional package of every platform has its entry", () => {
  const missing = entries.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(place, name)),
  );
  expect(missing).toEqual([]);
});

test("npm makes a bill of materials out of the lock file", () => {
  const { stdout, stderr } = spawnSync(
    "npm",
    ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"],
    { encoding: "utf8", maxBuffer: 64 << 20 },
  );
  expect(stdout, stderr).not.toBe("");
  const { components } = JSON.parse(stdout) as { components: { purl: string }[] };
  const named = components.map(({ purl }) => decodeURIComponent(purl));
  for (const name of Object.keys(manifest.dependencies)) {
    expect(
      named.some((purl) => purl.startsWith(`pkg:npm/${name}@`)),
      name,
    ).toBe(true);
  }
});

/** Node resolves a package from a folder upwards, folder by folder. */
function isReachable(place: string, name: string): boolean {
  for (let from = place; ; from = from.slice(0, from.lastIndexOf("/node_modules/"))) {
    if (`${from}/node_modules/${name}` in lock.packages) return true;
    if (!from.includes("/node_modules/")) return `node_modules/${name}` in lock.packages;
  }
}

function isAtLeast(version: string, least: string) {
  return version.localeCompare(least, "en", { numeric: true }) >= 0;
}
