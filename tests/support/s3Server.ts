import crypto from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { sha256, signatureOf } from "./s3Signature.ts";

/** The server turns its lists' pages by tokens in DES, which OpenSSL 3 has only as three rounds: of one key they are one. */
for (const name of ["createCipheriv", "createDecipheriv"] as const) {
  const original = crypto[name] as (...args: unknown[]) => unknown;
  const patched = (algorithm: string, key: Buffer, ...rest: unknown[]) =>
    algorithm === "des"
      ? original("des-ede3-cbc", Buffer.concat([key, key, key]), ...rest)
      : original(algorithm, key, ...rest);
  Object.assign(crypto, { [name]: patched });
}

/** The keys that the server knows. */
export const accessKey = "S3RVER";
export const secretKey = "S3RVER";
const bucket = "files";

/** What befalls a request: "busy" is 503, "refused" 403, "dropped" ends the connection, a number is after how many bytes of the answer. */
type Fault = "busy" | "refused" | "dropped" | number | undefined;

/**
 * A real S3 server on 127.0.0.1, behind a proxy that checks every signature, since the server takes any.
 *
 * `fault` says what is to befall a request.
 */
export async function startS3() {
  const directory = mkdtempSync(path.join(tmpdir(), "s3-"));
  const options = { address: "127.0.0.1", port: 0, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const uploads = path.join(directory, bucket, "._S3rver_uploads");
  const state = {
    fault: (_: IncomingMessage): Fault => undefined,
    requests: [] as string[],
  };
  const proxy = createServer((req, res) => {
    state.requests.push(`${req.method} ${req.url}`);
    void forward(req, res, { port, uploads, fault: state.fault(req) }).catch(() => res.destroy());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port: own } = proxy.address() as { port: number };
  const endpoint = `http://127.0.0.1:${own}`;
  return {
    endpoint,
    bucket,
    requests: state.requests,
    setFault: (fault: (req: IncomingMessage) => Fault) => {
      state.fault = fault;
    },
    /** Keys of all objects, sorted. */
    keys: () =>
      readdirSync(path.join(directory, bucket), { recursive: true, encoding: "utf8" })
        .flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? [])
        .sort(),
    /** Keys of the uploads in parts that have not ended, sorted. */
    uploads: () =>
      begunIn(uploads)
        .map(({ key }) => key)
        .sort(),
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3>>;

interface Forwarding {
  port: number;
  uploads: string;
  fault: Fault;
}

async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  { port, uploads, fault }: Forwarding,
) {
  const body = await buffer(req);
  if (fault === "dropped") return res.destroy();
  if (fault === "refused") return refuse(res, 403, "AccessDenied");
  if (fault === "busy") return refuse(res, 503, "SlowDown");
  const { method = "", url: target = "", headers } = req;
  const signature = signatureOf({ method, target, headers }, secretKey);
  if (!signature || signature.given !== signature.right)
    return refuse(res, 403, "SignatureDoesNotMatch");
  if (headers["x-amz-content-sha256"] !== sha256(body))
    return refuse(res, 400, "XAmzContentSHA256Mismatch");
  const query = new URLSearchParams(target.split("?")[1]);
  if (method === "GET" && query.has("uploads")) return listUploads(res, uploads, query);
  if (method === "DELETE" && query.has("uploadId")) {
    rmSync(path.join(uploads, query.get("uploadId") ?? ""), { recursive: true });
    return res.writeHead(204).end();
  }
  const passed = request({ host: "127.0.0.1", port, method, path: target, headers });
  passed.on("error", () => res.destroy());
  passed.end(body);
  const [answer] = (await once(passed, "response")) as [IncomingMessage];
  res.writeHead(answer.statusCode ?? 500, answer.headers);
  if (typeof fault !== "number") return answer.pipe(res);
  const bytes = await buffer(answer);
  res.write(bytes.subarray(0, fault), () => res.destroy());
}

/** The server keeps begun uploads, and can neither list nor end them. */
function listUploads(res: ServerResponse, folder: string, query: URLSearchParams) {
  const found = begunIn(folder).filter(({ key }) => key.startsWith(query.get("prefix") ?? ""));
  const items = found.map(
    ({ key, id, at }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  );
  res.writeHead(200, { "Content-Type": "application/xml" });
  res.end(`<ListMultipartUploadsResult>${items.join("")}</ListMultipartUploadsResult>`);
}

function begunIn(folder: string) {
  const ids = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  return ids.map((id) => {
    const file = path.join(folder, id, "key");
    return { id, key: readFileSync(file, "utf8"), at: statSync(file).mtime };
  });
}

function refuse(res: ServerResponse, status: number, code: string) {
  res.writeHead(status, { "Content-Type": "application/xml" });
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
