import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "#app/http/securityHeaders.ts";
import { type TextKey, translate } from "#app/i18n/texts.server.ts";
import { log } from "#app/platform/log.ts";

/** Node.js's reasons for which no request reaches the listener; any other is a malformed one. */
const answers: Record<string, { status: number; text: TextKey }> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "api.headersTooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "api.tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "api.timeout" },
};
const malformed = { status: 400, text: "api.badRequest" } as const;

/** How long what still comes of the request is discarded: a reset connection would lose the answer. */
const lingerMs = 5_000;

const responses = new WeakMap<Socket, ServerResponse>();

/** Notes a connection's latest response, with which another answer must not mix. */
export function noteResponse(socket: Socket, res: ServerResponse): void {
  responses.set(socket, res);
}

/**
 * Answers a request that cannot be read, such as one whose headers are too large: a visitor's browser shows
 * these words instead of a page, whatever its language.
 */
export function respondUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const response = responses.get(socket);
  const isAnswering = response?.headersSent && !response.writableFinished;
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
  const { status, text } = answers[error.code ?? ""] ?? malformed;
  log.info({ status, code: error.code }, "unreadable request");
  socket.end(answerOf(status, `${translate("pt")(text)}\n${translate("en")(text)}\n`));
  // The parser would go on reading, and fail again.
  socket.removeAllListeners("data").on("data", () => {});
  socket.once("end", () => socket.destroy());
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function answerOf(status: number, text: string): string {
  const headers = {
    ...securityHeaders(),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`;
}
