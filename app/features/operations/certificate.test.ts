import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateEnd, startEndedTls } from "#tests/support/endedCertificate.ts";
import {
  certificateDaysLeft,
  readCertificateEnd,
  refreshCertificate,
} from "./certificate.server.ts";

let tls: Awaited<ReturnType<typeof startEndedTls>>;
beforeAll(async () => {
  tls = await startEndedTls();
});
afterAll(() => tls.server.close());

const day = 86_400_000;

test("the certificate is read, whoever signed it and even once it has ended", async () => {
  expect(await readCertificateEnd(tls.origin)).toEqual(certificateEnd);
});

test("an address without a certificate has none that could end", async () => {
  expect(await readCertificateEnd("http://127.0.0.1:1")).toBeUndefined();
  expect(await readCertificateEnd("https://127.0.0.1:1")).toBeUndefined();
  const plain = createServer((socket) => socket.end("no TLS"));
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
  const { port } = plain.address() as { port: number };
  expect(await readCertificateEnd(`https://127.0.0.1:${port}`)).toBeUndefined();
  plain.close();
});

test("the days that are left are counted, and known until the next look that succeeds", async () => {
  expect(certificateDaysLeft()).toBeUndefined();
  await refreshCertificate(tls.origin);
  await refreshCertificate("https://127.0.0.1:1");
  expect(certificateDaysLeft(certificateEnd.getTime() - 13.5 * day)).toBe(13);
  expect(certificateDaysLeft(certificateEnd.getTime() + 0.5 * day)).toBe(-1);
});
