import { engine } from "#app/db/connection.server.ts";
import { newWork, type WorkKind } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";

/** A background task: starts it and returns a handle that stops it. */
export type Worker = () => { stop: () => Promise<void> };

const kinds: readonly WorkKind[] = ["mail", "media"];

/**
 * Runs what one process does for all: right away where this one has the database to itself, else while it is its turn. New
 * work that comes here meanwhile is told to whose turn it is.
 *
 * @returns a handle that stops it, and leaves the turn to another process
 */
export function startLeading(workers: readonly Worker[]): { stop: () => Promise<void> } {
  const { nodes } = engine();
  let running: ReturnType<Worker>[] = [];
  const start = () => {
    running = workers.map((worker) => worker());
  };
  const stop = async () => {
    const ended = running.splice(0);
    await Promise.all(ended.map((worker) => worker.stop()));
  };
  if (!nodes) {
    start();
    return { stop };
  }
  /** One change after the other, whatever came in between. */
  let changing = Promise.resolve();
  let isStopped = false;
  const follow = () => {
    changing = changing
      .then(async () => {
        if (nodes.isLeader && !isStopped) running.length === 0 && start();
        else await stop();
      })
      .catch((error: unknown) => log.error({ err: error }, "work has not ended well"));
  };
  nodes.on("turn", follow);
  nodes.on("work", (kind) => {
    const known = kinds.find((each) => each === kind);
    if (known && nodes.isLeader) newWork.emit(known);
  });
  for (const kind of kinds) newWork.on(kind, () => !nodes.isLeader && nodes.announce(kind));
  follow();
  return {
    async stop() {
      isStopped = true;
      follow();
      await changing;
      await nodes.yieldTurn();
    },
  };
}
