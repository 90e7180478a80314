import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TestServer } from "./server.ts";

export const mib = 1024 * 1024;
export const boundary = "----faults";

/** A multipart body with one file, generated while it is sent. */
export async function* multipartFile(
  name: string,
  head: Buffer,
  bytes: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\n\r\n`,
  );
  yield head;
  const chunk = Buffer.alloc(mib, "x");
  for (let left = bytes - head.length; left > 0; left -= chunk.length) {
    yield left < chunk.length ? chunk.subarray(0, left) : chunk;
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Posts to the upload endpoint; returns the status and the parsed body. */
export async function postChunks(server: TestServer, token: string, chunks: AsyncIterable<Buffer>) {
  const sending = request(`${server.url}/api/upload`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
    },
  });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  // Only the answer matters: an early one ends the upload, and a source that never ends is not waited for.
  pipeline(Readable.from(chunks), sending).catch(() => {});
  const { status, text } = await answered;
  return { status, answer: JSON.parse(text) };
}
