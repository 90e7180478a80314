import type { Log } from "#app/context.ts";
import { type CardName, cardPath, readCard } from "./cards.server.ts";

/** Limit of the queue; further cards are made on request. */
const maxWaiting = 200;

const waiting = new Map<string, CardName>();

/**
 * Cards known to exist, so that views of a page do not check the disk again. A lost one is made on request.
 */
const made = new Set<string>();
const maxMade = 5_000;

let wake = () => {};

/** Queues a card, so that it exists by the time somebody fetches a shared link's preview. */
export function prepareCard(name: CardName): void {
  const path = cardPath(name);
  if (made.has(path)) return;
  if (waiting.size < maxWaiting) waiting.set(path, name);
  wake();
}

/** Makes the queued cards, one at a time in the background. */
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
      // Queued between the loop's end and this.
      if (waiting.size > 0) wake();
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
  if (made.size >= maxMade) made.clear();
  made.add(path);
}
