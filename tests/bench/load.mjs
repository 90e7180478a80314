/** Requests per second measured by wrk, compared with a bare node:http server sending the same bytes. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Many short ones: a machine's speed may double from one moment to the next. */
const rounds = { count: 21, seconds: 1 };

if (!isMainThread) serveBare(workerData);

/** @returns requests per second and the 99th percentile in milliseconds */
export function load(url, headers = {}, seconds = 4) {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c16", `-d${seconds}s`, "--latency", ...given, url],
    { encoding: "utf8" },
  );
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { perSecond, p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit] };
}

/**
 * Measures an address alternately with a server that only sends the same bytes, since the machine's load
 * varies by the second.
 *
 * @returns the round with the median ratio; its `p99Ratio` is the median of all rounds, since one pause
 *   decides that of a single round
 */
export async function loadBesideBare(url) {
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const worker = new Worker(new URL(import.meta.url), { workerData: body });
  const port = await new Promise((resolve) => worker.once("message", resolve));
  const measured = Array.from({ length: rounds.count }, () => {
    const [bare, own] = [`http://127.0.0.1:${port}/`, url].map((each) =>
      load(each, {}, rounds.seconds),
    );
    return { bare, own, ratio: own.perSecond / bare.perSecond, p99Ratio: own.p99 / bare.p99 };
  });
  await worker.terminate();
  const median = (key) =>
    measured.toSorted((a, b) => a[key] - b[key])[Math.floor(rounds.count / 2)];
  return { ...median("ratio"), p99Ratio: median("p99Ratio").p99Ratio };
}

async function serveBare(body) {
  const { parentPort } = await import("node:worker_threads");
  const bytes = Buffer.from(body);
  const server = createServer((_req, res) => {
    res.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": bytes.length,
    });
    res.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
}
