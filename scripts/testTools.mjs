/** What the tests need beside Node: found, or installed from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, say } from "./setup.mjs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].filter(Boolean);
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Finds a Chromium, or installs one.
 *
 * @returns its path, "" for Playwright's own; undefined where none can be had, after a line that says so
 */
export function ensureChromium() {
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
  say("No Chromium could be had, so nothing is shown in a browser: install the package chromium");
}

/**
 * Finds or installs what the browser tests run in: Chromium without the parts of a window, which takes
 * half the time. Where it cannot be had, or another is named, as `ensureChromium`.
 */
export function ensureHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(headlessShell) && isRootOnDebian()) {
    say("Installing Chromium's headless shell from Debian's packages");
    install("chromium-headless-shell");
  }
  return existsSync(headlessShell) ? headlessShell : ensureChromium();
}

/** Installs ffmpeg where it is missing and can be; without it the tests of films are skipped. */
export function ensureFfmpeg() {
  const isMissing = () => spawnSync("ffmpeg", ["-version"]).status !== 0;
  if (!isMissing()) return;
  if (isRootOnDebian()) {
    say("Installing ffmpeg from Debian's packages");
    install("ffmpeg");
  }
  if (isMissing()) say("No ffmpeg, so no film is varied in the tests: install the package ffmpeg");
}

/** Installs what watches and breaks the server, where it can; the tests say what they can not show. */
export function ensureFaultTools() {
  const missing = Object.entries({ strace: "strace", "fiu-ctrl": "fiu-utils" })
    .filter(([program]) => spawnSync(program, ["-h"]).error)
    .map(([, debianPackage]) => debianPackage);
  if (missing.length === 0 || !isRootOnDebian()) return;
  say(`Installing ${missing.join(" and ")} from Debian's packages`);
  install(...missing);
}

/** Installs wrk, which makes the load of `npm run bench`, where it is missing and can be. @returns whether it is there */
export function ensureWrk() {
  const isThere = () => !spawnSync("wrk", ["-v"]).error;
  if (isThere()) return true;
  if (isRootOnDebian()) {
    say("Installing wrk from Debian's packages");
    install("wrk");
  }
  if (!isThere()) say("No wrk, so no load can be made: install the package wrk");
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
