import type { Server } from "node:http";
import type { ServerBuild } from "react-router";
import { forgetOldKeys } from "#app/db/idempotency.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { startMailWorker } from "#app/features/contact/mail/worker.server.ts";
import { messageRetention } from "#app/features/contact/retention.server.ts";
import { startMediaWorkers } from "#app/features/media/jobs/mediaWorkers.server.ts";
import { serveStorage } from "#app/features/media/serving/serveStorage.server.ts";
import { setStorage } from "#app/features/media/storage.server.ts";
import { mediaSweep } from "#app/features/media/sweep/mediaSweep.server.ts";
import { clearTemporaryFiles } from "#app/features/media/sweep/sweep.server.ts";
import { upload } from "#app/features/media/upload/upload.server.ts";
import { startCardMaker } from "#app/features/sharing/cardMaker.server.ts";
import { cardSweep } from "#app/features/sharing/cardSweep.server.ts";
import { serveCards } from "#app/features/sharing/serveCards.server.ts";
import * as PendingForms from "#app/features/staff/pendingForms.repo.server.ts";
import { dailyBackup } from "./backup/daily.ts";
import { clearBackupLeftovers } from "./backup/leftovers.ts";
import { oldCopies } from "./backup/oldCopies.ts";
import { finishRestore } from "./backup/putInPlace.ts";
import { isOwnVolume } from "./checkDeploy.ts";
import { startChores } from "./chores.ts";
import { config } from "./config.ts";
import { createFirstStaff } from "./firstStaff.ts";
import { pageCache } from "./http/cache/pageCache.ts";
import { pageData } from "./http/cache/pageData.ts";
import { startWarmUp } from "./http/cache/warmUp.ts";
import type { Step } from "./http/exchange.ts";
import { createRenderer, framework } from "./http/framework.ts";
import { guard } from "./http/guard.ts";
import { health } from "./http/health.ts";
import { createHttpServer, listen, tryPort } from "./http/httpServer.ts";
import { language } from "./http/language.ts";
import { createListener } from "./http/listener.ts";
import { sameOrigin } from "./http/origin.ts";
import { lockStorage } from "./lock.ts";
import { log } from "./log.ts";
import { openDatabase } from "./openDatabase.ts";
import { pendingUpgrade } from "./pendingUpgrade.ts";
import { freeReserve, reserve } from "./reserve.ts";
import { stopOnSignal } from "./shutdown.ts";
import { mediaStorage, prepareStorage, refuseLostDatabase, sessionSecret } from "./storage.ts";

/** What differs between production and development. */
export interface ServeOptions {
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  /** Serves the scripts, styles and files of `public/`. */
  files: Step;
}

/** A background task: starts it and returns a handle that stops it. */
type Worker = () => { stop: () => Promise<void> };

/** In the order in which they are started. */
const workers: Worker[] = [
  () => startMediaWorkers(log),
  startMailWorker,
  () => startCardMaker(log),
  () => startChores(chores),
];

/**
 * Run daily, in this order: the reserve first, since other chores use space; kept forms before the files that
 * they refer to.
 */
const chores = [
  reserve,
  pendingUpgrade,
  messageRetention,
  { name: "pendingForms", isErasing: true, run: () => PendingForms.deleteExpired() },
  mediaSweep,
  cardSweep,
  { name: "idempotencyKeys", run: () => forgetOldKeys() },
  { name: "backup", run: dailyBackup },
  oldCopies,
];

/**
 * Starts the site: storage, lock, database, first staff account, demo content, then listening. Resolves when
 * it listens; stops on SIGTERM or SIGINT.
 */
export async function serve({ loadBuild, mode, files }: ServeOptions): Promise<Server> {
  // If stdout fails (a full disk), what is printed is lost, like the log. With a listener a pipe no longer
  // blocks, so a hanging reader cannot hold up the end of the process.
  process.stdout.on("error", () => {});
  await tryPort();
  const paths = prepareStorage();
  const lock = lockStorage(paths.root);
  if (!isOwnVolume(paths.root)) {
    log.warn({}, "STORAGE_DIR is not on a volume: everything is lost with the container");
  }
  // On a full disk the start could not write otherwise; a chore restores the reserve.
  freeReserve(paths.root);
  if (finishRestore(paths)) log.warn({}, "a restore that was cut off is finished");
  refuseLostDatabase(paths);
  sessionSecret();
  setStorage(mediaStorage(paths.root));
  await clearTemporaryFiles();
  await clearBackupLeftovers(paths);
  const db = await openDatabase(paths);
  await createFirstStaff();
  // A database that could not be migrated is served as it is.
  const isCurrent = (await pendingMigrations(db)).length === 0;
  if (config().DEMO_CONTENT && isCurrent) await fillWithDemo();

  let port = config().PORT;
  const origin = () => config().PUBLIC_URL ?? `http://localhost:${port}`;
  const render = createRenderer(loadBuild, mode);
  const steps = [
    health,
    files,
    serveStorage,
    serveCards,
    pageData,
    sameOrigin,
    language,
    guard,
    upload,
    ...(mode === "production" ? [pageCache(render)] : []),
    framework(render, loadBuild),
  ];
  const server = createHttpServer(createListener(steps, origin));
  port = await listen(server);
  log.info({ port, mode }, "serving");
  process.stdout.write(`${origin()}\n`);

  const running = workers.map((start) => start());
  if (mode === "production") running.push(startWarmUp(render, origin));
  stopOnSignal(server, {
    stopWork: async () => {
      const ended = await Promise.allSettled(running.map((worker) => worker.stop()));
      for (const result of ended) {
        if (result.status === "rejected")
          log.error({ err: result.reason }, "work has not ended well");
      }
    },
    close: async () => {
      await db.destroy();
      lock.release();
    },
  });
  return server;
}

/** Loaded on demand, so that a real site never holds the demo in memory. */
async function fillWithDemo(): Promise<void> {
  const { seedDemo } = await import("#app/demo/seed.server.ts");
  const onBegin = () => log.info({}, "drawing the demo content, this takes a moment");
  if (await seedDemo({ onBegin })) log.info({}, "filled with the demo content");
}
