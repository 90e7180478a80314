import { randomUUID } from "node:crypto";
import { defaultLang, langKey, langs } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { log } from "#app/platform/log.ts";
import type { Renderer } from "../steps/framework.ts";
import { cacheKey } from "./cacheKey.ts";
import { renderFor } from "./pageCache.ts";
import { responseCache } from "./responseCache.ts";

/**
 * The pages where most visits begin, in every language, by their keys: a first visit in another language than the
 * default comes by an address that names it, as long as there is no cookie.
 */
const firstPages = new Map(
  langs.flatMap((lang) =>
    [paths.home, paths.projects, paths.whatWeDo, paths.about, paths.documents]
      .flatMap((path) => (lang === defaultLang ? [path] : [`${path}?${langKey}=${lang}`, path]))
      .map((path) => {
        const page = { lang, address: new URL(path, "http://localhost") };
        return [cacheKey(lang, page.address), page] as const;
      }),
  ),
);

/** Lets a burst of saves finish first. */
const delayMs = 300;

/**
 * Renders pages where visits begin before somebody waits for them: the home page soon after the start, and when
 * the content has changed those that visitors had asked for since the last change. So ten saves in a row while
 * nobody visits cost one warm-up.
 */
export function startWarmUp(render: Renderer, origin: () => string): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const due = new Set<string>();
  const plan = (keys: Iterable<string>) => {
    for (const key of keys) if (firstPages.has(key)) due.add(key);
    if (isStopped || due.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Sequentially: `stop` waits for all of them.
      running = running
        .then(() => warmUp(render, origin(), due, () => isStopped))
        .catch((error: unknown) => log.warn({ err: error }, "warm-up failed"));
    }, delayMs);
  };
  responseCache.whenCleared(plan);
  plan(
    [...firstPages]
      .filter(([, { address }]) => address.pathname === paths.home)
      .map(([key]) => key),
  );
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** @param due keys of `firstPages`; they stay if the content changes meanwhile, which plans them again */
async function warmUp(
  render: Renderer,
  origin: string,
  due: Set<string>,
  isStopped: () => boolean,
): Promise<void> {
  for (const key of due) {
    const page = firstPages.get(key);
    if (!page || isStopped()) return;
    const info = { requestId: `warm-${randomUUID()}`, lang: page.lang, log, origin };
    const address = new URL(page.address.pathname + page.address.search, origin);
    const answer = await responseCache.get(key, "br", () => renderFor(render, address, info));
    if (!responseCache.isCurrent(answer)) return;
  }
  due.clear();
}
