/** Requests per second measured by wrk, compared with a bare node:http server sending the same bytes. */
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Many short ones: a machine's speed may double from one moment to the next. */
const rounds = { count: 21, seconds: 1 };
const middle = Math.floor(rounds.count / 2);

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
  const bareServer = await startBare(url);
  const measured = Array.from({ length: rounds.count }, () => {
    const [bare, own] = [bareServer.url, url].map((each) => load(each, {}, rounds.seconds));
    return { bare, own, ratio: own.perSecond / bare.perSecond, p99Ratio: own.p99 / bare.p99 };
  });
  await bareServer.stop();
  const round = (key) => measured.toSorted((a, b) => a[key] - b[key])[middle];
  return { ...round("ratio"), p99Ratio: round("p99Ratio").p99Ratio };
}

/**
 * Measures an address on two sites in turn, each beside a server that only sends the same bytes: a page that holds
 * more takes longer to send, whoever sends it.
 *
 * @param headers what each site is asked with
 * @returns the medians of the first site's figures divided by the second one's: requests per second, and their share
 *   of the bare server's
 */
export async function loadSideBySide(sites, address, headers = [{}, {}]) {
  const pairs = [];
  for (const [index, { url }] of sites.entries())
    pairs.push({
      url: url + address,
      headers: headers[index],
      bare: await startBare(url + address),
    });
  const measured = Array.from({ length: rounds.count }, (_, round) => {
    const figures = [];
    // The one that goes first may find the machine warmer or colder.
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { url, headers, bare } = pairs[index];
      const { perSecond } = load(url, headers, rounds.seconds);
      figures[index] = {
        perSecond,
        ofBare: perSecond / load(bare.url, {}, rounds.seconds).perSecond,
      };
    }
    const [ours, theirs] = figures;
    return {
      perSecond: ours.perSecond / theirs.perSecond,
      ofBare: ours.ofBare / theirs.ofBare,
    };
  });
  for (const { bare } of pairs) await bare.stop();
  const median = (key) => measured.map((each) => each[key]).toSorted((a, b) => a - b)[middle];
  return { perSecond: median("perSecond"), ofBare: median("ofBare") };
}

/** A bare server in a thread of its own, which sends what an address answers. */
async function startBare(url) {
  // Its own connection: one that was kept may have been closed while wrk held this process up.
  const answer = await fetch(url, { headers: { Connection: "close" } });
  const worker = new Worker(new URL(import.meta.url), {
    workerData: new Uint8Array(await answer.arrayBuffer()),
  });
  const port = await new Promise((resolve) => worker.once("message", resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => worker.terminate() };
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
