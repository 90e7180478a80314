import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddressReader } from "./clientAddress.ts";

const clientOf = (trusted: string[], forwarded: string, remoteAddress = "::ffff:127.0.0.1") =>
  clientAddressReader(trusted)({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage);

test.each([
  ["198.51.100.9, 203.0.113.1", "203.0.113.1"],
  ["203.0.113.1:5000", "203.0.113.1"],
  ["[2001:db8::1]:5000", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["nonsense", "127.0.0.1"],
  ["", "127.0.0.1"],
])("a trusted proxy's %j is %s", (forwarded, address) => {
  expect(clientOf(["127.0.0.1"], forwarded)).toBe(address);
});

test("nobody else is believed", () => {
  expect(clientOf(["127.0.0.1", "10.0.0.0/8"], "203.0.113.1", "192.0.2.7")).toBe("192.0.2.7");
  expect(clientOf(["fe80::/10"], "203.0.113.1", "fe80::1%eth0")).toBe("203.0.113.1");
});

test.each([
  ["on the proxy's own machine", ["127.0.0.1"], "203.0.113.9, 127.0.0.1", "127.0.0.1"],
  ["written differently", ["127.0.0.1"], "203.0.113.9, ::ffff:127.0.0.1", "127.0.0.1"],
  ["in the proxy's network", ["127.0.0.0/8"], "203.0.113.9, 127.0.0.8", "127.0.0.8"],
  ["in everybody's", ["0.0.0.0/0"], "203.0.113.9, 198.51.100.9", "198.51.100.9"],
  ["in a second trusted network", ["127.0.0.1", "10.0.0.0/8"], "203.0.113.9, 10.1.2.3", "10.1.2.3"],
  [
    "in a CDN's network, behind the CDN",
    ["127.0.0.1", "198.18.0.0/15", "203.0.113.0/24"],
    "192.0.2.1, 203.0.113.9, 198.18.0.1",
    "203.0.113.9",
  ],
])("a client %s can not claim another address", (_case, trusted, forwarded, address) => {
  expect(clientOf(trusted, forwarded)).toBe(address);
});

test.each([
  ["two listed proxies", ["127.0.0.1", "10.1.2.3"], "192.0.2.1, 203.0.113.1, 10.1.2.3"],
  ["a CDN and a proxy", ["127.0.0.1", "198.18.0.0/15"], "192.0.2.1, 203.0.113.1, 198.18.7.7"],
  ["a listed proxy before a network", ["127.0.0.0/8", "10.1.2.3"], "203.0.113.1, 10.1.2.3"],
])("the client is found behind %s", (_case, trusted, forwarded) => {
  expect(clientOf(trusted, forwarded)).toBe("203.0.113.1");
});
