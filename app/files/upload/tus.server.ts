import type { IncomingMessage } from "node:http";
import { ERRORS, Server } from "@tus/server";
import type { Context } from "#app/http/context.ts";
import { askForBody } from "#app/http/expectedBody.ts";
import { halfDuplex } from "#app/http/requestBody.ts";
import { hasBody, respond, sendJson } from "#app/http/respond.ts";
import { type TextKey, translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { FileTooLargeError } from "../mediaErrors.ts";
import { storage } from "../storage.server.ts";
import { PartLock } from "./partLock.server.ts";
import { isPartOf, newPartId, PartStore, sentAs } from "./parts.server.ts";
import { untilStalled } from "./untilStalled.server.ts";
import { sendRefusal, toAnswer } from "./upload.server.ts";

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
    // Here alone the address says which part is meant: nothing after this reads it again.
    if (id && !isPartOf(staffId, id)) throw ERRORS.FILE_NOT_FOUND;
    if (!id || req.method !== "POST") return await answerTus(context, asked);
    const files = await toAnswer(context, [await protocol().parts.finish(id)]);
    return sendJson(context, 200, { files });
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
    // Left to itself the library takes the end of the whole address, its query included.
    getFileIdFromRequest: (request) => exchangeOf(request).id || undefined,
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

/** Of the request only what the protocol knows reaches its server, and of the answer only that comes back. */
const known = /^(tus-|upload-|content-(type|length)$)/;

async function answerTus(context: Context, asked: PartRequest): Promise<true> {
  const { req, url } = context;
  const exchange: Exchange = { ...asked };
  const given = Object.entries(req.headers).filter(([name]) => known.test(name));
  const request = new Request(new URL(asked.address, url), {
    method: req.method ?? "",
    headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    ...(hasBody(req) && { body: toStream(untilBroken(req, exchange)), ...halfDuplex }),
  });
  exchanges.set(request, exchange);
  const { status, headers } = await protocol().server.handleWeb(request);
  if (exchange.error) throw exchange.error;
  if (status >= 400) throw { status_code: status } satisfies Fault;
  const answered = [...headers].filter(([name]) => /^(tus-|upload-|location$)/.test(name));
  await respond(context, {
    status,
    headers: [...answered, ["cache-control", "no-store"]],
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
  412: "api.files.protocol",
  413: "api.tooLarge",
  423: "api.files.inUse",
};

/**
 * Whether there ever was such an upload is nobody's business; and a header that is missing is no matter of
 * permission.
 */
const told: Record<number, number> = { 410: 404, 403: 400 };

function sendFault(context: Context, error: unknown): true {
  if (!isFault(error)) return sendRefusal(context, error);
  const status = told[error.status_code] ?? error.status_code;
  const message = translate(context.lang)(messages[status] ?? "api.badRequest");
  return sendJson(
    context,
    status,
    { message },
    { "Tus-Resumable": "1.0.0", "Tus-Version": "1.0.0" },
  );
}

function isFault(error: unknown): error is Fault {
  return typeof error === "object" && error !== null && "status_code" in error;
}
