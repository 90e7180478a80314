import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  target: string;
  headers: IncomingHttpHeaders;
}

/**
 * The signature that a request to S3 must have, by AWS's published algorithm (Signature Version 4), written down here a
 * second time: the server that the tests use takes any.
 *
 * @returns undefined where the request names none
 */
export function signatureOf({ method, target, headers }: SignedRequest, secret: string) {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/;
  const [, credential = "", signed = "", signature] = given.exec(headers.authorization ?? "") ?? [];
  if (signature === undefined) return undefined;
  const [, day = "", region = "", service = "", end = ""] = credential.split("/");
  const names = signed.split(";");
  const [path = "", query = ""] = target.split("?");
  const canonical = [
    method,
    path
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    [...new URLSearchParams(query)]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join("&"),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? "")
          .trim()
          .replace(/ +/g, " ")}`,
    ),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = [day, region, service, end].join("/");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  // Whoever leaves these out could be sent to another host, or with another body.
  const isComplete = ["host", "x-amz-content-sha256", "x-amz-date"].every((each) =>
    names.includes(each),
  );
  return { given: signature, right: isComplete ? hmac(key, text).toString("hex") : undefined };
}

export function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac("sha256", key).update(data).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
