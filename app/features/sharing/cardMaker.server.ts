import type { Log } from "#app/context.ts";
import { type CardName, cardPath, readCard } from "./cards.server.ts";

/** More pages than these are not seen between two cards; the rest is made when it is asked for. */
const mostWaiting = 200;

const waiting = new Map<string, CardName>();

/** Those that are there: no view of a page reads its card again. A lost one is made when asked for. */
const made = new Set<string>();
const mostMade = 5_000;

let wake = () => {};

/** Has a card made soon, so that whoever follows a shared link's address finds it there. */
export function prepareCard(name: CardName): void {
  const path = cardPath(name);
  if (made.has(path)) return;
  if (waiting.size < mostWaiting) waiting.set(path, name);
  wake();
}

/** Makes the cards of pages that have been shown, one at a time and beside the requests. */
export function startCardMaker(log: Log): { stop: () => Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | undefined;
  const work = async () => {
    for (const [path, name] of waiting) {
      if (isStopping) return;
      waiting.delete(path);
      await makeOnce(path, name).catch((error: unknown) =>
        log.warn({ err: error, path }, "share card not made"),
      );
    }
  };
  wake = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  wake();
  return {
    stop: async () => {
      isStopping = true;
      wake = () => {};
      await running;
    },
  };
}

async function makeOnce(path: string, name: CardName) {
  if (!(await readCard(name))) return;
  if (made.size >= mostMade) made.clear();
  made.add(path);
}
