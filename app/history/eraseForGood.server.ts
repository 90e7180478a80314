import * as Trash from "#app/db/history/trash.repo.server.ts";
import { removeErased } from "#app/files/sweep/sweep.server.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
import { forgetPast } from "./pastSite.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const batch = 100;

/**
 * Erases a record in the trash for good, with its versions and the files that nothing else refers to.
 *
 * @param revision the id of its deletion
 * @returns false where it is not in the trash
 */
export async function eraseForGood(revision: number): Promise<boolean> {
  const files = await Trash.erase(revision);
  if (!files) return false;
  await forgetPast();
  // What fails here is withheld (`isErased`) and left to the sweep.
  await removeErased(files).catch((error: unknown) => {
    log.error({ err: error }, "files of an erased record are left to the sweep");
  });
  return true;
}

/** Erases what has been in the trash for thirty days (contract 10). */
export const trashRetention: ScheduledJob = {
  name: "trashRetention",
  isErasing: true,
  run: async (signal) => {
    const before = new Date(Date.now() - Trash.trashDays * dayMs).toISOString();
    let erased = 0;
    for (;;) {
      const ids = await Trash.findIdsBefore(before, batch);
      for (const id of ids) {
        if (signal.aborted) return;
        if (await eraseForGood(id)) erased++;
      }
      if (ids.length < batch) break;
    }
    if (erased > 0) log.info({ erased }, "the trash was emptied of what is older than 30 days");
  },
};
