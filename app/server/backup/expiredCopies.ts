import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { ifAbsent } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import { storagePaths } from "#app/platform/storage.ts";
import { upgradeSnapshot } from "../openDatabase.ts";
import { replacedSite } from "./swapSite.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes the copies that upgrades (`backups/before-….sqlite`) and restores (`before-restore-…`) kept more
 * than a month ago: they hold messages deleted since, and the privacy policy promises a short retention.
 */
export const expiredCopies: ScheduledJob = {
  name: "oldCopies",
  isOfProcess: true,
  isErasing: true,
  run: async () => {
    const { root, backups } = storagePaths();
    await removeOld(root, replacedSite);
    await removeOld(backups, upgradeSnapshot);
  },
};

async function removeOld(folder: string, copies: RegExp): Promise<void> {
  const entries = (await readdir(folder).catch(ifAbsent)) ?? [];
  for (const name of entries.filter((entry) => copies.test(entry))) {
    const copy = path.join(folder, name);
    // It may have been deleted by hand meanwhile.
    const found = await stat(copy).catch(ifAbsent);
    if (!found || Date.now() - found.mtimeMs < keptMs) continue;
    await rm(copy, { recursive: true, force: true });
    log.info({ name }, "an old copy of the site removed");
  }
}
