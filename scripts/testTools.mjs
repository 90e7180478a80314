/** The tools that the tests need beside Node: looked up, or installed from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { bin, say } from "./setup.mjs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].filter(Boolean);
const headlessShell = "/usr/bin/chromium-headless-shell";
/** Where Debian puts Liberation Sans, which has the widths of Arial. */
const liberation = "/usr/share/fonts/truetype/liberation";

/**
 * Finds a Chromium, or installs one.
 *
 * @returns its path, "" for Playwright's own; undefined, after printing a message, if there is none
 */
export function ensureChromium() {
  ensureArial();
  const found = () => candidates.find((file) => existsSync(file));
  if (found()) return found();
  if (isRootOnDebian()) {
    say("Installing Chromium from Debian's packages");
    if (install("chromium") && found()) return found();
  } else {
    say("Installing Playwright's Chromium");
    const { status } = spawnSync(process.execPath, [bin("playwright"), "install", "chromium"], {
      stdio: "inherit",
    });
    if (status === 0) return "";
  }
  say(
    "No Chromium found or installed, so nothing can run in a browser: install the package chromium",
  );
}

/**
 * Finds or installs the browser for the browser tests: headless Chromium, which takes half the time. If it
 * is unavailable, or another browser is configured, falls back to `ensureChromium`.
 */
export function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  ensureArial();
  if (!existsSync(headlessShell) && isRootOnDebian()) {
    say("Installing Chromium's headless shell from Debian's packages");
    install("chromium-headless-shell");
  }
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}

/**
 * Installs a font with the widths of Arial on Linux, if it is missing and can be installed: the fallback
 * faces are measured against it (`app/styles/fonts.css`), and with another one pages shift while they load.
 */
function ensureArial() {
  if (process.platform !== "linux" || existsSync(liberation)) return;
  const { stdout } = spawnSync("fc-match", ["Arial", "family"], { encoding: "utf8" });
  if (/Arial|Liberation Sans/.test(stdout ?? "")) return;
  if (isRootOnDebian()) {
    say("Installing Liberation Sans from Debian's packages");
    install("fonts-liberation");
  } else say("No Arial, so pages shift while they load: install the package fonts-liberation");
}

/** Installs ffmpeg if it is missing and can be installed; without it the video tests are skipped. */
export function ensureFfmpeg() {
  const isMissing = () => spawnSync("ffmpeg", ["-version"]).status !== 0;
  if (!isMissing()) return;
  if (isRootOnDebian()) {
    say("Installing ffmpeg from Debian's packages");
    install("ffmpeg");
  }
  if (isMissing()) say("No ffmpeg, so the video tests are skipped: install the package ffmpeg");
}

/** Installs libheif's tools, one of which makes the photos that the tests send; without them those tests are skipped. */
export function ensureHeif() {
  const isMissing = () => Boolean(spawnSync("heif-enc", ["-h"]).error);
  if (!isMissing()) return;
  if (isRootOnDebian()) {
    say("Installing libheif's tools from Debian's packages");
    install("libheif-examples");
  }
  if (isMissing()) say("No heif-enc, so HEIC photos are not tested: install libheif-examples");
}

/** Installs Poppler's tools, one of which draws documents' covers; without it only their fallback is tested. */
export function ensurePoppler() {
  const isMissing = () => Boolean(spawnSync("pdftoppm", ["-v"]).error);
  if (!isMissing()) return;
  if (isRootOnDebian()) {
    say("Installing Poppler's tools from Debian's packages");
    install("poppler-utils");
  }
  if (isMissing()) say("No pdftoppm, so covers are tested with a stand-in: install poppler-utils");
}

/** Installs PostgreSQL if it is missing and can be installed: the tests start a server of their own. @returns whether it is there */
export function ensurePostgres() {
  const isThere = () => existsSync("/usr/lib/postgresql");
  if (!isThere() && isRootOnDebian()) {
    say("Installing PostgreSQL from Debian's packages");
    // The tests' is the only server: none is to start with the machine.
    mkdirSync("/etc/postgresql-common", { recursive: true });
    if (!existsSync(clusters)) writeFileSync(clusters, "create_main_cluster = false\n");
    install("postgresql");
  }
  if (!isThere()) say("No PostgreSQL, so nothing is tested on it: install the package postgresql");
  return isThere();
}

const clusters = "/etc/postgresql-common/createcluster.conf";

/**
 * Installs the tools for tracing the server and injecting faults, if possible; the tests report what they
 * could not cover.
 */
export function ensureFaultTools() {
  const missing = Object.entries({ strace: "strace", "fiu-ctrl": "fiu-utils" })
    .filter(([program]) => spawnSync(program, ["-h"]).error)
    .map(([, debianPackage]) => debianPackage);
  if (missing.length === 0 || !isRootOnDebian()) return;
  say(`Installing ${missing.join(" and ")} from Debian's packages`);
  install(...missing);
}

/**
 * Installs wrk, the load generator of `npm run bench`, if it is missing and can be installed.
 *
 * @returns whether it is there
 */
export function ensureWrk() {
  const isThere = () => !spawnSync("wrk", ["-v"]).error;
  if (isThere()) return true;
  if (isRootOnDebian()) {
    say("Installing wrk from Debian's packages");
    install("wrk");
  }
  if (!isThere()) say("No wrk, so the load test cannot run: install the package wrk");
  return isThere();
}

function install(...packages) {
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  const { status } = spawnSync(
    "apt-get",
    ["install", "-y", "--no-install-recommends", ...packages],
    { stdio: "inherit" },
  );
  return status === 0;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
