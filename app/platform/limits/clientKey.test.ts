import { expect, test } from "vitest";
import { clientKey, networkKey } from "./clientKey.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test.each([
  ["203.0.113.7", 24, "203.0.113.0/24"],
  ["203.0.113.7", 56, undefined],
  ["2001:db8:1:2ff::1", 56, "2001:db8:1:200::/56"],
  ["2001:db8:1:2ff::1", 48, "2001:db8:1::/48"],
  ["2001:DB8::1", 48, "2001:db8:0::/48"],
  ["2001:db8::1", 24, undefined],
  ["", 24, undefined],
] as const)("%s is of the /%i %s", (address, bits, key) => {
  expect(networkKey(address, bits)).toBe(key);
});
