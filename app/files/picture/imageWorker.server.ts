import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Queue } from "#app/platform/limits/queue.ts";
import type { TaskRequest, TaskResponse } from "#app/server/servePictures.server.ts";
import type { TaskArgument, TaskName, TaskResult } from "#app/server/tasks.server.ts";

/** The picture process exited, or had to be killed, before it was done. */
export class PictureProcessError extends Error {}

/** The system killed it, as when memory is short; the file is not necessarily the cause. */
export class PictureMemoryError extends Error {}

/** Long enough for a gallery's pictures to share one process; an idle site keeps none in memory. */
const idleMs = 5000;
/** 50 megapixels take a fraction of this on a slow machine; a hostile file might never end. */
const timeoutMs = 120_000;

const queue = new Queue({ slots: 1 });
let child: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Runs a picture task in a separate process, one at a time. Decoding an uploaded file can take much memory,
 * take long or crash; there it cannot affect the site.
 *
 * @throws PictureProcessError, PictureMemoryError; Error with sharp's message
 */
export function runInImageWorker<Name extends TaskName>(
  name: Name,
  argument: TaskArgument<Name>,
): Promise<TaskResult<Name>> {
  return queue.run(async () => {
    const request = { name, argument };
    const answer = await (import.meta.env.PROD ? runInChild(request) : runHere(request));
    if ("error" in answer) throw new Error(answer.error);
    return answer.result as TaskResult<Name>;
  });
}

/** In development and unit tests there is no built program to fork. */
async function runHere({ name, argument }: TaskRequest): Promise<TaskResponse> {
  const { runTask } = await import("#app/server/tasks.server.ts");
  return { result: await runTask(name, argument) };
}

async function runInChild(request: TaskRequest): Promise<TaskResponse> {
  const worker = runningProcess();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    worker.kill("SIGKILL");
  }, timeoutMs);
  const listening = new AbortController();
  const { signal } = listening;
  const exited = once(worker, "exit", { signal }).then(([code, killedBy]) => {
    const message = `The picture process ended with ${killedBy ?? code}`;
    if (killedBy === "SIGKILL" && !hasTimedOut) throw new PictureMemoryError(message);
    throw new PictureProcessError(message);
  });
  try {
    const responded = once(worker, "message", { signal });
    // No channel: the process failed to start (out of file descriptors, say), and its `error` follows. A
    // failed send is ignored: the process has just ended, and `exit` says why.
    if (worker.connected) worker.send(request, () => {});
    const [answer] = await Promise.race([responded, exited]);
    return answer;
  } finally {
    clearTimeout(timer);
    listening.abort();
    release(worker);
  }
}

function runningProcess(): ChildProcess {
  clearTimeout(idleTimer);
  if (!child?.connected) child = start();
  child.ref();
  child.channel?.ref();
  return child;
}

function start(): ChildProcess {
  return fork(process.argv[1] ?? "", ["pictures"], {
    // Profiler and inspector flags are meant for the site's process only.
    execArgv: [],
    // The process that decodes untrusted files gets none of the site's secrets. By default glibc would
    // keep an arena for every thread that ever allocated, and Pango would use the machine's typefaces.
    env: {
      MALLOC_ARENA_MAX: "2",
      FONTCONFIG_FILE: path.resolve("app/styles/typefaces/fonts.conf"),
    },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** An idle process does not keep the site from exiting, and is ended after `idleMs`. */
function release(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
  idleTimer = setTimeout(() => worker.connected && worker.disconnect(), idleMs).unref();
}
