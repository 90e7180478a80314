import { randomUUID } from "node:crypto";
import { defaultLang, type Lang, langKey, langs } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { log } from "#app/platform/log.ts";
import type { Renderer } from "../steps/framework.ts";
import { cacheKey } from "./cacheKey.ts";
import { renderFor } from "./pageCache.ts";
import { responseCache } from "./responseCache.ts";

/** The pages where most visits begin. */
const firstPages = [paths.home, paths.projects, paths.whatWeDo, paths.about, paths.documents];

/** Lets a burst of saves finish first. */
const delayMs = 300;

/**
 * Renders the pages where most visits begin in advance: soon after the start, and whenever a request has
 * noticed that the content has changed.
 */
export function startWarmUp(render: Renderer, origin: () => string): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const plan = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      // Sequentially: `stop` waits for all of them.
      running = running
        .then(() => warmUp(render, origin(), () => isStopped))
        .catch((error: unknown) => log.warn({ err: error }, "warm-up failed"));
    }, delayMs);
  };
  responseCache.whenCleared(plan);
  plan();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function warmUp(render: Renderer, origin: string, isStopped: () => boolean) {
  for (const lang of langs) {
    const info = { requestId: `warm-${randomUUID()}`, lang, log, origin };
    for (const path of firstPages.flatMap((each) => addressesIn(lang, each))) {
      if (isStopped()) return;
      const address = new URL(path, origin);
      await responseCache.get(cacheKey(lang, address), "br", () =>
        renderFor(render, address, info),
      );
    }
  }
}

/** A first visit in another language than the default comes by an address that names it, as long as there is no cookie. */
function addressesIn(lang: Lang, path: string): string[] {
  return lang === defaultLang ? [path] : [`${path}?${langKey}=${lang}`, path];
}
