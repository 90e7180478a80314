import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { oneAtATime } from "./oneAtATime.ts";
import type { Answer, Question } from "./servePictures.server.ts";
import type { TaskArgument, TaskName, TaskResult } from "./tasks.server.ts";

/** The picture process ended, or had to be ended, before it was done. */
export class PictureProcessError extends Error {}

/** The system ended it, as it does where memory is short; the file need not be to blame. */
export class PictureMemoryError extends Error {}

/** A gallery's pictures share one process; a quiet site keeps none, and none of its memory. */
const idleMs = 5000;
/** 50 megapixels take a fraction of it on a slow machine; a hostile file might take for ever. */
const mostMs = 120_000;

const lane = oneAtATime();
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Has a picture drawn in a process of its own, one at a time. Decoding is what an uploaded file can make
 * large, slow or fatal: there it costs the site neither memory nor answers nor its life.
 *
 * @throws PictureProcessError, PictureMemoryError; Error with what sharp said
 */
export function draw<Name extends TaskName>(
  name: Name,
  argument: TaskArgument<Name>,
): Promise<TaskResult<Name>> {
  return lane(async () => {
    const question = { name, argument };
    const answer = await (import.meta.env.PROD ? ask(question) : askHere(question));
    if ("error" in answer) throw new Error(answer.error);
    return answer.result as TaskResult<Name>;
  });
}

/** Development and the unit tests have no built program that could be started a second time. */
async function askHere({ name, argument }: Question): Promise<Answer> {
  const { runTask } = await import("./tasks.server.ts");
  return { result: await runTask(name, argument) };
}

async function ask(question: Question): Promise<Answer> {
  const asked = awake();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    asked.kill("SIGKILL");
  }, mostMs);
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(asked, "exit", { signal }).then(([code, killedBy]) => {
    const said = `The picture process ended with ${killedBy ?? code}`;
    if (killedBy === "SIGKILL" && !isLate) throw new PictureMemoryError(said);
    throw new PictureProcessError(said);
  });
  try {
    const answered = once(asked, "message", { signal });
    asked.send(question);
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } finally {
    clearTimeout(timer);
    listening.abort();
    rest(asked);
  }
}

function awake(): ChildProcess {
  clearTimeout(idle);
  if (!child?.connected) child = start();
  child.ref();
  child.channel?.ref();
  return child;
}

function start(): ChildProcess {
  return fork(process.argv[1] ?? "", ["pictures"], {
    // Profiling and inspecting are meant for the site.
    execArgv: [],
    // None of the site's secrets stands beside the files of strangers. And glibc would keep a heap
    // for every thread that ever drew.
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** A process without work keeps the site neither from ending nor, after a while, its memory. */
function rest(asked: ChildProcess): void {
  asked.unref();
  asked.channel?.unref();
  idle = setTimeout(() => asked.connected && asked.disconnect(), idleMs).unref();
}
