import { readdirSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Loaded by the server: collects all garbage at a signal, as a long upload's time surely does. */
const collector = `
  import { setFlagsFromString } from "node:v8";
  import { runInNewContext } from "node:vm";
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    setTimeout(() => {
      collect();
      console.log("collected");
    }, 20);
  });
`;

const patience = { timeout: 30_000 };

let server: TestServer;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(collector)}`;
  server = await startServer({ demo: false, env: { NODE_OPTIONS } });
});
afterAll(() => server.stop());

test("staff who leave during a long upload are no fault of the site", async () => {
  const upload = request(`${server.url}/admin/documentos/novo`, {
    method: "POST",
    headers: {
      Cookie: await signInCookie(server),
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": 100_000,
    },
  });
  upload.on("error", () => {});
  upload.write(
    '--x\r\nContent-Disposition: form-data; name="upload:file"; filename="a.pdf"\r\n\r\n%PDF',
  );
  const temporary = path.join(server.storageDir, "tmp");
  await vi.waitFor(() => expect(readdirSync(temporary)).not.toEqual([]), patience);
  server.process.kill("SIGUSR2");
  await vi.waitFor(() => expect(server.output()).toContain("collected"), patience);
  upload.destroy();
  // An error in the log fails the test at the server's stop.
  const statuses = () => server.log().map(({ status }) => status);
  await vi.waitFor(() => expect(statuses()).toContain(499), patience);
});
