import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from "node:net";
import { holdBody } from "#app/http/expectedBody.ts";
import { hasBody } from "#app/http/respond.ts";
import { config, inheritedSocket } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import { noteResponse, respondUnreadable } from "./unreadable.ts";

interface Limits {
  /**
   * How long a client may read nothing of the pending output; a slow client that keeps reading keeps its
   * connection.
   */
  unreadMs?: number;
  /** How long the rest of the body of an answered request may take. */
  restMs?: number;
  maxConnections?: number;
}

/** The HTTP server, with limits against slow clients and clients that hoard connections. */
export function createHttpServer(
  listener: RequestListener,
  { unreadMs = 120_000, restMs = 10_000, maxConnections = 2_000 }: Limits = {},
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Bodies have their own deadlines: a large upload that progresses is never cut off.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      if (isFlood(req.socket)) return void req.socket.destroy();
      // Idle time counts only while the client has output to read: the server's own work may take long, and
      // bodies have their own deadlines.
      res.on("timeout", cutIfUnread);
      // Most answers do not need the body, and whoever sends it byte by byte would keep the connection.
      noteResponse(req.socket, res);
      if (hasBody(req)) res.once("finish", () => cutIfUnfinished(req, restMs));
      listener(req, res);
      countOpen(req.socket, res);
    },
  );
  server.on("checkContinue", (req, res) => {
    holdBody(req, res);
    server.emit("request", req, res);
  });
  server.on("clientError", respondUnreadable);
  server.timeout = unreadMs;
  server.maxConnections = maxConnections;
  server.on("drop", warnOfDrops(maxConnections));
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // Near the limit, idle connections give way to new ones.
    if (open.size >= 0.9 * maxConnections)
      for (const each of open) if (isIdle(each)) each.destroy();
  });
  return server;
}

/** At most once a minute: whoever fills all connections should not fill the log as well. */
function warnOfDrops(maxConnections: number): () => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - warnedAt < 60_000) return;
    warnedAt = performance.now();
    log.warn({ maxConnections }, "connections refused: too many at once");
  };
}

/** Requests that a connection sent without waiting for the answers; browsers wait for each. */
const maxPipelined = 8;
/** By connection, from its first request on. */
const openRequests = new WeakMap<Socket, number>();

/**
 * Whether a connection has had its answers and asks for nothing. In Node.js 26 `closeIdleConnections` takes one for
 * idle that has not sent its first request yet.
 */
function isIdle(socket: Socket): boolean {
  return openRequests.get(socket) === 0 && socket.writableLength === 0;
}

/** Whether a connection has sent too many requests at once, or had, and is cut off already. */
function isFlood(socket: Socket): boolean {
  return socket.destroyed || (openRequests.get(socket) ?? 0) >= maxPipelined;
}

function countOpen(socket: Socket, res: ServerResponse) {
  const before = openRequests.get(socket) ?? 0;
  openRequests.set(socket, res.writableEnded ? before : before + 1);
  if (res.writableEnded) return;
  res.once("close", () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1));
}

function cutIfUnread(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy();
}

function cutIfUnfinished(req: IncomingMessage, restMs: number) {
  if (req.complete) return;
  setTimeout(() => {
    if (!req.complete) req.socket.destroy();
  }, restMs).unref();
}

/**
 * Finds out whether the ports of the settings are free, before a start writes or prints anything.
 *
 * @throws the system's error (EADDRINUSE, EACCES) otherwise
 */
export async function tryPorts(): Promise<void> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = config();
  if (inheritedSocket() === undefined) await tryPort(PORT, HOST);
  if (METRICS_PORT !== undefined) await tryPort(METRICS_PORT, METRICS_HOST);
}

async function tryPort(port: number, host: string) {
  const server = createTcpServer();
  await listen(server, port, host);
  server.close();
  await once(server, "close");
}

/**
 * Listens where the settings say, or on the socket that systemd has handed over.
 *
 * @throws UsageError where what was handed over is no such socket
 */
export async function listenForVisitors(server: TcpServer): Promise<number> {
  const { PORT, HOST } = config();
  const fd = inheritedSocket();
  if (fd === undefined) return listen(server, PORT, HOST);
  try {
    server.listen({ fd });
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `LISTEN_FDS is set, but descriptor ${fd} is no listening socket (${code})`,
    );
  }
  const address = server.address();
  if (address && typeof address === "object") return address.port;
  throw new UsageError("LISTEN_FDS is set, but the socket has no port: expected one of TCP");
}

/** @returns the port, chosen by the system when it is 0 */
export async function listen(server: TcpServer, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
