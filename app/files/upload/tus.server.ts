import type { IncomingMessage } from "node:http";
import { ERRORS, type Lock, Server } from "@tus/server";
import type { Context } from "#app/http/context.ts";
import { askForBody } from "#app/http/expectedBody.ts";
import { halfDuplex } from "#app/http/requestBody.ts";
import { hasBody, respond, sendJson } from "#app/http/respond.ts";
import { type TextKey, translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { FileTooLargeError } from "../mediaErrors.ts";
import { storage } from "../storage.server.ts";
import { isPartOf, newPartId, PartStore, sentAs } from "./parts.server.ts";
import { untilStalled } from "./untilStalled.server.ts";
import { sendRefusal } from "./upload.server.ts";

/** Whose part is asked for, and where. */
interface PartRequest {
  staffId: number;
  address: string;
  /** "" where a new one is announced. */
  id: string;
}

/** Answers a request for a part (`resumableUpload`). */
export async function answerPart(context: Context, asked: PartRequest): Promise<true> {
  const { req } = context;
  const { staffId, id } = asked;
  try {
    if (id && !isPartOf(staffId, id)) throw ERRORS.FILE_NOT_FOUND;
    if (!id || req.method !== "POST") return await answerTus(context, asked);
    return sendJson(context, 200, { files: [await protocol().parts.finish(id)] });
  } catch (error) {
    // A sender who has left gets no answer; what has come is kept.
    if (req.destroyed && !req.complete) return true;
    return sendFault(context, error);
  }
}

/** What the protocol's server needs to know of a request, and what it has found out. */
interface Exchange extends PartRequest {
  error?: unknown;
}

const exchanges = new WeakMap<Request, Exchange>();

function exchangeOf(request: Request): Exchange {
  const exchange = exchanges.get(request);
  if (!exchange) throw new Error("A request that nobody has prepared");
  return exchange;
}

let made: { folder: string; parts: PartStore; server: Server } | undefined;

/** The protocol's server, which keeps what it has to know in the storage alone. */
function protocol() {
  const folder = storage().partsDir;
  if (made?.folder === folder) return made;
  const parts = new PartStore();
  const server = new Server({
    path: paths.uploadParts,
    datastore: parts,
    locker: { newLock: (id) => new PartLock(id) },
    namingFunction: (request) => newPartId(exchangeOf(request).staffId),
    generateUrl: (request, { id }) => `${exchangeOf(request).address}/${id}`,
    getFileIdFromRequest: (_, lastPath) => lastPath,
    onUploadCreate: async (_, upload) => {
      const { maxFileBytes, maxVideoBytes } = storage();
      const { accept } = sentAs(upload);
      const limit = accept === "any" || accept === "video" ? maxVideoBytes : maxFileBytes;
      if ((upload.size ?? 0) <= limit) return {};
      throw new FileTooLargeError({ megabytes: Math.floor(limit / 1024 / 1024) });
    },
    onResponseError: (request, error) => {
      exchangeOf(request).error = error;
      return undefined;
    },
  });
  made = { folder, parts, server };
  return made;
}

const locks = new Map<string, () => unknown>();

/**
 * One request at a time writes a part. Whoever comes meanwhile is told to try again, and the first one is asked to end
 * soon: it may be a connection that has died unnoticed.
 */
class PartLock implements Lock {
  constructor(private readonly id: string) {}

  async lock(_signal: AbortSignal, askToEnd: () => unknown): Promise<void> {
    const holder = locks.get(this.id);
    if (holder) {
      await holder();
      throw inUse;
    }
    locks.set(this.id, askToEnd);
  }

  async unlock(): Promise<void> {
    locks.delete(this.id);
  }
}

const inUse = { status_code: 423, body: "" };

/** Of the request only what the protocol knows reaches its server, and of the answer only that comes back. */
const known = /^(tus-|upload-|content-(type|length)$)/;

async function answerTus(context: Context, asked: PartRequest): Promise<true> {
  const { req, url } = context;
  const exchange: Exchange = { ...asked };
  const given = Object.entries(req.headers).filter(([name]) => known.test(name));
  const request = new Request(url, {
    method: req.method ?? "",
    headers: given.map(([name, value]) => [name, String(value)]),
    ...(hasBody(req) && { body: toStream(untilBroken(req, exchange)), ...halfDuplex }),
  });
  exchanges.set(request, exchange);
  const { status, headers } = await protocol().server.handleWeb(request);
  if (exchange.error) throw exchange.error;
  const told = [...headers].filter(([name]) => /^(tus-|upload-|location$)/.test(name));
  await respond(context, {
    status,
    headers: [...told, ["cache-control", "no-store"]],
    body: new Uint8Array(),
  });
  return true;
}

/** The body's chunks, as far as they come: what has come is kept, and the reason told afterwards. */
async function* untilBroken(req: IncomingMessage, exchange: Exchange) {
  askForBody(req);
  try {
    yield* untilStalled(req);
  } catch (error) {
    exchange.error = error;
  }
}

/** Read only when somebody wants it: a body that is refused unread is dropped by the answer. */
function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

/** What the protocol's server throws. */
interface Fault {
  status_code: number;
}

const messages: Record<number, TextKey> = {
  404: "api.notFound",
  409: "api.files.wrongOffset",
  413: "api.tooLarge",
  423: "api.files.inUse",
};

function sendFault(context: Context, error: unknown): true {
  if (!isFault(error)) return sendRefusal(context, error);
  // Whether there ever was such an upload is nobody's business.
  const status = error.status_code === 410 ? 404 : error.status_code;
  const message = translate(context.lang)(messages[status] ?? "api.badRequest");
  return sendJson(context, status, { message });
}

function isFault(error: unknown): error is Fault {
  return typeof error === "object" && error !== null && "status_code" in error;
}
