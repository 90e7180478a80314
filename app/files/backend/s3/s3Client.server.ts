import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { UsageError } from "#app/platform/errors.ts";
import type { S3Settings } from "./s3Settings.ts";

/** The store has refused a request, or could not be reached. The message holds neither keys nor signatures. */
export class S3Error extends UsageError {
  /** What the store calls it, such as NoSuchBucket. */
  readonly code: string | undefined;

  constructor(
    message: string,
    /** Its HTTP status; undefined where there was no answer. */
    readonly status?: number,
    options?: ErrorOptions & { code?: string },
  ) {
    super(message);
    this.code = options?.code;
    if (options) this.cause = options.cause;
  }
}

interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Without the prefix; undefined for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Ends the whole request, also while its answer is read. */
  signal?: AbortSignal;
}

const maxAttempts = 4;
const firstPauseMs = 200;
/** Until an answer begins: to what is asked, and to a piece of 8 MB, which must be through on a line of 1.5 Mbit/s. */
const answerMs = { asked: 8_000, sent: 45_000 };

/** Methods to which "there is none" may be the answer, of an object. */
const ofObjects: S3Request["method"][] = ["GET", "HEAD", "DELETE"];

/**
 * Sends signed requests to an S3-compatible store, and again where it is busy, or the line broke. That
 * there is no such object is an answer, and has no body; any other refusal is an error, first of all that there is no
 * bucket: nothing may be taken for lost because of it.
 *
 * The bucket stands in the path (`endpoint/bucket/key`), which every such store understands.
 */
export class S3Client {
  private readonly signingKeys = new Map<string, ArrayBuffer>();

  constructor(readonly settings: S3Settings) {}

  /** @throws S3Error, or the reason of `signal` */
  async send(request: S3Request): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.sendOnce(request).catch((error: unknown) => {
        request.signal?.throwIfAborted();
        if (error instanceof S3Error) throw error;
        if (attempt < maxAttempts) return undefined;
        throw new S3Error(`${nameOf(request)}: no answer`, undefined, { cause: error });
      });
      const isBusy = response && (response.status >= 500 || response.status === 429);
      if (response?.ok) return response;
      if (response && !(isBusy && attempt < maxAttempts)) {
        return this.absence(request, await refusal(request, response));
      }
      await response?.body?.cancel();
      const pause = firstPauseMs * 2 ** (attempt - 1);
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: request.signal });
    }
  }

  /** @throws S3Error, the refusal or another one, unless it says that there is no such object */
  private async absence(request: S3Request, refused: S3Error): Promise<Response> {
    const { method, key } = request;
    if (refused.status !== 404 || key === undefined || !ofObjects.includes(method)) throw refused;
    // The answer to HEAD does not say what there is none of.
    if (method === "HEAD") await this.requireBucket(request.signal);
    else if (refused.code !== "NoSuchKey") throw refused;
    return new Response(null, { status: 404 });
  }

  private async requireBucket(signal: AbortSignal | undefined): Promise<void> {
    const query = { "list-type": "2", "max-keys": "1" };
    const response = await this.send({ method: "GET", query, ...(signal && { signal }) });
    await response.body?.cancel();
  }

  private async sendOnce(request: S3Request): Promise<Response> {
    const { method, query = {}, headers, body, signal } = request;
    const { endpoint, region, bucket, accessKey, secretKey } = this.settings;
    const key = request.key === undefined ? "" : `/${pathOf(this.settings.prefix + request.key)}`;
    const url = new URL(`${endpoint}/${bucket}${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "X-Amz-Content-Sha256": digest },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: "s3",
      region,
      cache: this.signingKeys,
    }).sign();
    // Not signed, since proxies may change it. The length of an answer is that of the file.
    signed.headers.set("accept-encoding", "identity");
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error("no answer in time")),
      body ? answerMs.sent : answerMs.asked,
    );
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body }),
        // A store that lies elsewhere is a wrong setting; signatures are good for one address alone.
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, waiting.signal]) : waiting.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * A key in an address. Any may stand in the bucket, and one that became another's address would be removed in its place.
 *
 * @throws S3Error for a key that no address can name
 */
function pathOf(key: string): string {
  const parts = key.split("/");
  if (parts.some((part) => part === "." || part === "..")) throw new S3Error(`S3: no key ${key}`);
  return parts.map(encodeURIComponent).join("/");
}

async function refusal(request: S3Request, response: Response): Promise<S3Error> {
  // Of a wrong endpoint it may be any page.
  const text = (await response.text().catch(() => "")).slice(0, 10_000);
  const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? "";
  const said = [response.status, code].filter(Boolean).join(" ");
  return new S3Error(`${nameOf(request)}: ${said}`, response.status, { code });
}

function nameOf({ method, key = "" }: S3Request): string {
  return `S3 ${method} ${key}`.trim();
}
