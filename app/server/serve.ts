import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { ServerBuild } from "react-router";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as StaffLinks from "#app/auth/staffLinks.repo.server.ts";
import * as TypedForms from "#app/auth/typedForms.repo.server.ts";
import { engine } from "#app/db/connection.server.ts";
import { deleteOldKeys } from "#app/db/idempotency.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { startMailWorker } from "#app/features/contact/mail/worker.server.ts";
import { messageRetention } from "#app/features/contact/retention.server.ts";
import { serveDocument } from "#app/features/documents/site/serveDocument.server.ts";
import { alertMail, dailyCheck } from "#app/features/operations/alerts.server.ts";
import { performDue } from "#app/features/schedule/performDue.server.ts";
import { startScheduler } from "#app/features/schedule/scheduler.server.ts";
import { startCardMaker } from "#app/features/sharing/cardMaker.server.ts";
import { cardSweep } from "#app/features/sharing/cardSweep.server.ts";
import { serveCards } from "#app/features/sharing/serveCards.server.ts";
import { probeBucket, siteFiles } from "#app/files/backend/siteFiles.server.ts";
import { startMediaWorkers } from "#app/files/jobs/mediaWorkers.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import * as Replaced from "#app/files/serving/replaced.repo.server.ts";
import { serveStorage } from "#app/files/serving/serveStorage.server.ts";
import { type StorageSettings, setStorage } from "#app/files/storage.server.ts";
import { partSweep } from "#app/files/sweep/partSweep.server.ts";
import { clearTemporaryFiles, mediaSweep } from "#app/files/sweep/sweep.server.ts";
import { resumableUpload } from "#app/files/upload/resumable.server.ts";
import { upload } from "#app/files/upload/upload.server.ts";
import { beginHistory } from "#app/history/beginHistory.server.ts";
import { trashRetention } from "#app/history/eraseForGood.server.ts";
import { historyRetention } from "#app/history/historyRetention.server.ts";
import type { Middleware } from "#app/http/context.ts";
import { language } from "#app/http/language.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { ConfigError, config, isHttps, misspeltSettings } from "#app/platform/config.ts";
import { shareTallies } from "#app/platform/limits/sharedTallies.ts";
import { log } from "#app/platform/log.ts";
import { prepareStorage, type StoragePaths, sessionSecret } from "#app/platform/storage.ts";
import { dailyBackup } from "./backup/daily.ts";
import { requireRecipient } from "./backup/encryption.ts";
import { expiredCopies } from "./backup/expiredCopies.ts";
import { clearPartialBackups } from "./backup/partialBackups.ts";
import { finishRestore, replacedSite } from "./backup/swapSite.ts";
import { hydrationData } from "./cache/hydrationData.ts";
import { pageCache } from "./cache/pageCache.ts";
import { startWarmUp } from "./cache/warmUp.ts";
import { findWeakSettings, isOwnVolume } from "./checkDeploy.ts";
import { connectServer, refuseLost, sharedSettings } from "./databaseServer.ts";
import { createFirstStaff } from "./firstStaff.ts";
import { startLeading, type Worker } from "./leading.ts";
import { lockStorage } from "./lock.ts";
import { openDatabase } from "./openDatabase.ts";
import { pendingUpgrade } from "./pendingUpgrade.ts";
import { freeReserve, reserve } from "./reserve.ts";
import { runsInMemory, startScheduledJobs } from "./scheduledJobs.ts";
import { stopOnSignal } from "./shutdown.ts";
import { contentIsCurrent } from "./steps/contentIsCurrent.ts";
import { createRenderer, framework } from "./steps/framework.ts";
import { guard } from "./steps/guard.ts";
import { health } from "./steps/health.ts";
import { createHttpServer, listenForVisitors, tryPorts } from "./steps/httpServer.ts";
import { createListener } from "./steps/listener.ts";
import { sameOrigin } from "./steps/origin.ts";
import { preview } from "./steps/preview.ts";
import { timeMachine } from "./steps/timeMachine.ts";

/** What differs between production and development. */
export interface ServeOptions {
  loadBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  /** Serves the scripts, styles and files of `public/`. */
  files: Middleware;
}

/** What one process does for all that share a database, in the order in which it is started. */
const workers: Worker[] = [
  () => startMediaWorkers(log),
  startMailWorker,
  () =>
    startScheduledJobs(scheduledJobs.filter(({ isOfProcess }) => !isOfProcess || !engine().nodes)),
];

/**
 * Run daily or hourly, in this order: the reserve first, since other jobs use space; kept forms before the files that
 * they refer to.
 */
const scheduledJobs: ScheduledJob[] = [
  reserve,
  pendingUpgrade,
  messageRetention,
  { name: "pendingForms", isErasing: true, run: () => FormDrafts.deleteExpired() },
  { name: "typedForms", isErasing: true, run: () => TypedForms.deleteExpired() },
  { name: "staffLinks", run: () => StaffLinks.deleteExpired() },
  { name: "securityEvents", isErasing: true, run: () => SecurityEvents.prune() },
  historyRetention,
  trashRetention,
  mediaSweep,
  partSweep,
  { name: "documentFiles", isErasing: true, run: () => Replaced.deleteOld() },
  cardSweep,
  { name: "idempotencyKeys", run: () => deleteOldKeys() },
  { name: "backup", run: dailyBackup },
  expiredCopies,
  // After the backup, of which they tell.
  dailyCheck,
  alertMail,
];

/**
 * Starts the site: storage, lock, database, first staff account, demo content, then listening. Resolves when
 * it listens; stops on SIGTERM or SIGINT.
 */
export async function serve({ loadBuild, mode, files }: ServeOptions): Promise<Server> {
  // If stdout fails (a full disk), what is printed is lost, like the log. With a listener a pipe no longer
  // blocks, so a hanging reader cannot hold up the end of the process.
  process.stdout.on("error", () => {});
  await tryPorts();
  await requireRecipient();
  const paths = prepareStorage();
  const lock = lockStorage(paths.root);
  for (const [name, meant] of Object.entries(misspeltSettings())) {
    log.warn({}, `Setting ${name} is unknown and ignored: is ${meant} meant?`);
  }
  // Without https it is nobody's site on the Internet yet.
  if (isHttps()) for (const fault of await findWeakSettings(config())) log.warn({}, fault);
  // A site with demo content is somebody's trial, perhaps in a container to develop in.
  if (!config().DEMO_CONTENT && !isOwnVolume(paths.root)) {
    log.warn({}, "STORAGE_DIR is not on a volume: everything is lost with the container");
  }
  // On a full disk the start could not write otherwise; a job restores the reserve.
  freeReserve(paths.root);
  const database = await connectServer();
  await database?.engine.claim(sharedSettings());
  if (await finishRestore(paths, database)) log.warn({}, "a restore that was cut off is finished");
  const bucket = await probeBucket();
  await refuseLost(paths, database, bucket);
  sessionSecret();
  setStorage(mediaStorage(paths));
  await clearTemporaryFiles();
  await clearPartialBackups(paths);
  const db = await openDatabase(paths, database);
  if (bucket?.isEmpty) await refuseLostFiles();
  // A database that could not be migrated is served as it is.
  const isCurrent = (await pendingMigrations(db)).length === 0;
  if (isCurrent) await createFirstStaff();
  if (isCurrent) await beginHistory();
  if (config().DEMO_CONTENT && isCurrent) await fillWithDemo();
  // Before the first visitor comes: what fell due while the site was down.
  if (isCurrent) await performDue();

  let port = config().PORT;
  const origin = () => config().PUBLIC_URL ?? `http://localhost:${port}`;
  const render = createRenderer(loadBuild, mode);
  const steps = [
    health,
    files,
    contentIsCurrent,
    serveStorage,
    serveCards,
    hydrationData,
    sameOrigin,
    language,
    guard,
    timeMachine,
    serveDocument,
    preview,
    upload,
    resumableUpload,
    ...(mode === "production" ? [pageCache(render, loadBuild)] : []),
    framework(render, loadBuild),
  ];
  const { nodes } = engine();
  if (nodes) {
    shareTallies(nodes.tallies);
    await nodes.join();
  }
  const server = createHttpServer(createListener(steps, origin));
  port = await listenForVisitors(server);
  log.info({ port, mode }, "serving");
  process.stdout.write(`${origin()}\n`);

  const running = [startLeading(isCurrent ? [...workers, startScheduler] : workers)];
  running.push(startCardMaker(log));
  if (nodes) {
    const ofProcess = scheduledJobs.filter(({ isOfProcess }) => isOfProcess);
    running.push(startScheduledJobs(ofProcess, runsInMemory()));
  }
  if (mode === "production") running.push(startWarmUp(render, origin));
  const metrics = await startMetrics();
  if (metrics) running.push(metrics);
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

/** Loaded on demand: most sites are watched by /healthz alone. */
async function startMetrics() {
  const { METRICS_PORT } = config();
  if (METRICS_PORT === undefined) return undefined;
  const { serveMetrics } = await import("./metrics.ts");
  return serveMetrics(METRICS_PORT);
}

/** Loaded on demand, so that a real site never holds the demo in memory. */
async function fillWithDemo(): Promise<void> {
  const { seedDemo } = await import("#app/demo/seed.server.ts");
  const onBegin = () => log.info({}, "storing the demo content, this takes a moment");
  if (await seedDemo({ onBegin })) log.info({}, "filled with the demo content");
}

/** The storage settings in the form that files are stored by. */
function mediaStorage(paths: StoragePaths): StorageSettings {
  const mib = 1024 * 1024;
  const { root } = paths;
  const { MAX_FILE_MB, MAX_VIDEO_MB, FILES_URL } = config();
  return {
    ...{ root, maxFileBytes: MAX_FILE_MB * mib, maxVideoBytes: MAX_VIDEO_MB * mib },
    // On the disk a restore takes the old files aside; in a bucket they stay among the others.
    ...(FILES_URL && {
      files: siteFiles(paths, { isSite: true }),
      sparesStrays: () => readdirSync(root).some((name) => replacedSite.test(name)),
    }),
  };
}

/**
 * Records whose files are all elsewhere are those of a site that was moved by its settings alone.
 *
 * @throws ConfigError
 */
async function refuseLostFiles(): Promise<void> {
  if (!(await Media.isAny())) return;
  throw new ConfigError(
    "The bucket of FILES_URL is empty, but the database names files: " +
      "a backup, restored with FILES_URL set, brings them there (docs/scale.md)",
  );
}
