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
import { config } from "../config.ts";
import { log } from "../log.ts";
import { hasBody } from "./sendWhole.ts";

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
      if (hasBody(req)) res.once("finish", () => cutIfUnfinished(req, restMs));
      listener(req, res);
      if (!res.writableEnded) countOpen(req.socket, res);
    },
  );
  server.timeout = unreadMs;
  server.maxConnections = maxConnections;
  server.on("drop", warnOfDrops(maxConnections));
  server.on("connection", () => {
    server.getConnections((_error, count) => {
      // Near the limit, idle connections give way to new ones.
      if (count >= 0.9 * maxConnections) server.closeIdleConnections();
    });
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
const openRequests = new WeakMap<Socket, number>();

/** Whether a connection has sent too many requests at once, or had, and is cut off already. */
function isFlood(socket: Socket): boolean {
  return socket.destroyed || (openRequests.get(socket) ?? 0) >= maxPipelined;
}

function countOpen(socket: Socket, res: ServerResponse) {
  openRequests.set(socket, (openRequests.get(socket) ?? 0) + 1);
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
 * Finds out whether the port of the settings is free, before a start writes or prints anything.
 *
 * @throws the system's error (EADDRINUSE, EACCES) otherwise
 */
export async function tryPort(): Promise<void> {
  const server = createTcpServer();
  await listen(server);
  server.close();
  await once(server, "close");
}

/**
 * Listens on the HOST and PORT of the settings.
 *
 * @returns the port, chosen by the system when PORT is 0
 */
export async function listen(server: TcpServer): Promise<number> {
  server.listen(config().PORT, config().HOST);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
