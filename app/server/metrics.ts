import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { engine } from "#app/db/connection.server.ts";
import {
  countUnsentMails,
  findContentNumber,
  findLastBackup,
} from "#app/features/operations/condition.repo.server.ts";
import { freeBytes } from "#app/features/operations/condition.server.ts";
import { isRead } from "#app/http/context.ts";
import { config } from "#app/platform/config.ts";
import { log } from "#app/platform/log.ts";
import { version } from "#package.json";
import { waitingReads } from "./steps/framework.ts";
import { listen } from "./steps/httpServer.ts";
import { traffic } from "./traffic.ts";

/**
 * Serves `/metrics`, in the text format of Prometheus, on a port of its own, which no proxy passes on (contract 1).
 *
 * @returns a handle that stops it
 */
export async function serveMetrics(port: number): Promise<{ stop: () => Promise<void> }> {
  const register = createRegister();
  const server = createServer(async (req, res) => {
    const [path] = (req.url ?? "").split("?");
    if (path !== "/metrics") return void res.writeHead(404).end();
    if (!isRead(req.method)) return void res.writeHead(405, { Allow: "GET, HEAD" }).end();
    const text = await register.metrics();
    res.writeHead(200, { "Content-Type": register.contentType, "Cache-Control": "no-store" });
    res.end(req.method === "HEAD" ? undefined : text);
  });
  await listen(server, port, config().METRICS_HOST);
  log.info({ port }, "metrics");
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function createRegister(): Registry {
  const register = new Registry();
  // Memory, processor time, delay of the event loop, open files, garbage collection.
  collectDefaultMetrics({ register });
  addTraffic(register);
  addCondition(register);
  register.registerMetric(
    new Gauge({
      name: "site_build_info",
      help: "The program's version",
      labelNames: ["version", "node"],
      registers: [],
      collect() {
        this.set({ version, node: process.versions.node }, 1);
      },
    }),
  );
  return register;
}

function addTraffic(register: Registry) {
  const counter = (name: string, help: string, label: string, counts: Record<string, number>) =>
    register.registerMetric(
      new Counter({
        name,
        help,
        labelNames: [label],
        registers: [],
        collect() {
          this.reset();
          for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count);
        },
      }),
    );
  counter("site_responses_total", "Responses by class of status", "status", traffic.responses);
  counter(
    "site_page_cache_total",
    "Public pages and JSON: from memory, or rendered for it",
    "result",
    traffic.pageCache,
  );
  const duration = new Histogram({
    name: "site_response_duration_seconds",
    help: "Until the end of each response that was not in memory",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers: [],
  });
  register.registerMetric(duration);
  traffic.onDuration = (seconds) => duration.observe(seconds);
  addGauge(register, "site_reads_waiting", "Reads that wait to be rendered", waitingReads);
}

/** What an operator wants to hear of before it is too late. */
function addCondition(register: Registry) {
  const add = addGauge.bind(undefined, register);
  add("site_storage_free_bytes", "Room on the storage's disk", freeBytes);
  add("site_database_bytes", "The database and its write-ahead log", () => engine().bytes());
  add("site_backup_age_seconds", "Since the last good daily backup", async () => {
    const lastAt = await findLastBackup();
    return lastAt === undefined ? undefined : (Date.now() - Date.parse(lastAt)) / 1000;
  });
  add("site_mails_waiting", "Mails yet to be sent", async () => (await countUnsentMails()).waiting);
  add(
    "site_mails_failing",
    "Those that have failed so far",
    async () => (await countUnsentMails()).failing,
  );
  add(
    "site_mails_parked",
    "Mails that wait for staff",
    async () => (await countUnsentMails()).parked,
  );
  add("site_content_version", "Rises with what visitors see", findContentNumber);
}

type Value = number | undefined;

/** @param read what cannot be read (a broken database) is left out, and hides no other value */
function addGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Value | Promise<Value>,
) {
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.remove();
        try {
          const value = await read();
          if (value !== undefined) this.set(value);
        } catch {
          // Told by /healthz and the log.
        }
      },
    }),
  );
}
