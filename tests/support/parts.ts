import { request } from "node:http";
import { setTimeout } from "node:timers/promises";

/** How a test speaks tus 1.0 to an address, as an account. */
export function tusClient(
  address: () => string,
  headers: () => Record<string, string> = () => ({}),
) {
  const protocol = { "Tus-Resumable": "1.0.0" };
  const call = (method: string, path: string, more: Record<string, string> = {}) =>
    fetch(address() + path, { method, headers: { ...protocol, ...headers(), ...more } });
  return {
    call,
    /** Announces a file; its path is in the answer's `Location`. */
    create(size: number, metadata: Record<string, string>) {
      const pairs = Object.entries(metadata).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`,
      );
      return call("POST", "", {
        "Upload-Length": String(size),
        "Upload-Metadata": pairs.join(","),
      });
    },
    /** How much has come, once no connection writes it any more. */
    async offset(path: string): Promise<number> {
      for (;;) {
        const answer = await call("HEAD", path);
        if (answer.status !== 423) return Number(answer.headers.get("Upload-Offset") ?? Number.NaN);
        await setTimeout(20);
      }
    },
    /**
     * Sends bytes as those from an offset on.
     *
     * @param cutAfter breaks the connection off when so many have been sent, and `until` has come
     * @returns the status; 0 where the connection was broken off
     */
    send(
      path: string,
      offset: number,
      bytes: Buffer,
      cutAfter?: number,
      until?: Promise<void>,
    ): Promise<SendAnswer> {
      return new Promise((resolve, reject) => {
        const sending = request(address() + path, {
          method: "PATCH",
          headers: {
            ...protocol,
            ...headers(),
            "Upload-Offset": offset,
            "Content-Type": "application/offset+octet-stream",
            "Content-Length": bytes.length,
          },
        });
        sending.on("response", (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => {
            text += chunk;
          });
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        });
        sending.on("error", (error) =>
          cutAfter === undefined ? reject(error) : resolve({ status: 0, text: "" }),
        );
        if (cutAfter === undefined) sending.end(bytes);
        else
          sending.write(bytes.subarray(0, cutAfter), async () => {
            await until;
            sending.destroy();
          });
      });
    },
  };
}

interface SendAnswer {
  status: number;
  text: string;
}
