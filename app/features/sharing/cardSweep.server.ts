import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { langs } from "#app/i18n/lang.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
import { projectPage, sitePageNames } from "./cardPages.server.ts";
import { cardFileName, findCard, removeStaleCards } from "./cards.server.ts";

const graceMs = 24 * 60 * 60 * 1000;

/** The daily job that removes the cards of outdated titles and pictures. */
export const cardSweep: ScheduledJob = {
  name: "shareCards",
  isOfProcess: true,
  run: async () => {
    const removed = await sweepCards(new Date(Date.now() - graceMs));
    if (removed > 0) log.info({ removed }, "share cards swept");
  },
};

/** @param before younger cards are kept */
export async function sweepCards(before: Date): Promise<number> {
  const current = new Set<string>();
  const projects = await Projects.findAllSummaries({ lang: "pt" });
  for (const page of [...sitePageNames, ...projects.map(({ id }) => projectPage(id))]) {
    for (const lang of langs) {
      const card = await findCard(page, lang);
      if (card) current.add(cardFileName(card));
    }
  }
  return removeStaleCards((file) => current.has(file), before);
}
