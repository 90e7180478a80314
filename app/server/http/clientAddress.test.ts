import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddressReader } from "./clientAddress.ts";

const read = clientAddressReader(["127.0.0.1", "10.0.0.0/8"]);
const from = (forwarded: string, remoteAddress = "::ffff:127.0.0.1") =>
  read({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage);

test.each([
  ["198.51.100.9, 203.0.113.1", "203.0.113.1"],
  ["198.51.100.9, 203.0.113.1, 10.1.2.3", "203.0.113.1"],
  ["203.0.113.1:5000", "203.0.113.1"],
  ["[2001:db8::1]:5000", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["nonsense", "127.0.0.1"],
  ["", "127.0.0.1"],
])("a trusted proxy's %j is %s", (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});

test("nobody else is believed", () => {
  expect(from("203.0.113.1", "192.0.2.7")).toBe("192.0.2.7");
});
