/** What the tests need beside Node: found, or installed from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, run, say } from "./setup.mjs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].filter(Boolean);

/** @returns path of a Chromium, or undefined where Playwright's own is to be used */
export function ensureChromium() {
  const found = () => candidates.find((file) => existsSync(file));
  if (!found() && isRootOnDebian()) {
    say("Installing Chromium from Debian's packages");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  } else if (!found()) {
    say("Installing Playwright's Chromium (or install the package chromium yourself)");
    run(process.execPath, [bin("playwright"), "install", "chromium"]);
  }
  return found();
}

/** Installs ffmpeg where it is missing and can be; without it the film tests say that they cannot run. */
export function ensureFfmpeg() {
  if (spawnSync("ffmpeg", ["-version"]).status === 0) return;
  if (!isRootOnDebian()) {
    say("ffmpeg is missing: install the package ffmpeg");
    process.exit(1);
  }
  say("Installing ffmpeg from Debian's packages");
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  run("apt-get", ["install", "-y", "--no-install-recommends", "ffmpeg"]);
}

/** Installs what watches and breaks the server, where it can; the tests say what they can not show. */
export function ensureFaultTools() {
  const missing = Object.entries({ strace: "strace", "fiu-ctrl": "fiu-utils" })
    .filter(([program]) => spawnSync(program, ["-h"]).error)
    .map(([, debianPackage]) => debianPackage);
  if (missing.length === 0 || !isRootOnDebian()) return;
  say(`Installing ${missing.join(" and ")} from Debian's packages`);
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...missing], {
    stdio: "inherit",
  });
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
