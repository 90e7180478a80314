import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { afterAll } from "vitest";

/** A Chromium with a profile on the disk, as staff have one: it can be killed, and started again with what it kept. */
export interface PersistentBrowser {
  context: BrowserContext;
  /** SIGKILL to all of its processes at once. */
  kill: () => Promise<void>;
}

const profiles = new Set<string>();
const contexts = new Set<BrowserContext>();
// A failed test has not closed its browser.
afterAll(async () => {
  await Promise.all([...contexts].map((context) => context.close()));
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** An empty profile; removed after the file's tests. */
export function newProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), "profile-test-"));
  profiles.add(profile);
  return profile;
}

export async function launchPersistent(profile: string): Promise<PersistentBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  contexts.add(context);
  context.once("close", () => contexts.delete(context));
  return {
    context,
    async kill() {
      const closed = new Promise((resolve) => context.once("close", resolve));
      // Playwright makes it the leader of a group of its own.
      process.kill(-leaderOf(profile), "SIGKILL");
      await closed;
    },
  };
}

/** The browser's own process: the others have a type. */
function leaderOf(profile: string): number {
  const found = readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name)) return false;
    const command = commandOf(name);
    return command.includes(`--user-data-dir=${profile}`) && !command.includes("--type=");
  });
  if (found === undefined) throw new Error("The browser does not run");
  return Number(found);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has just ended.
    return "";
  }
}
