import { expect, test } from "vitest";
import { BoundedMap } from "./boundedMap.ts";

const kilobyte = { body: new Uint8Array(1024) };

function keysIn(map: BoundedMap<typeof kilobyte>, count: number) {
  return Array.from({ length: count }, (_, index) => `${index}`).filter((key) => map.get(key));
}

test("keeps what was set last within its limit, and counts what an entry takes beside its bytes", () => {
  const map = new BoundedMap<typeof kilobyte>(10 * 1024);
  for (let index = 0; index < 8; index += 1) map.set(`${index}`, kilobyte);
  expect(keysIn(map, 8)).toEqual(["5", "6", "7"]);
});

test("a key that is set again counts once, and is the newest", () => {
  const map = new BoundedMap<typeof kilobyte>(10 * 1024);
  for (const key of ["0", "1", "0", "0", "2", "3"]) map.set(key, kilobyte);
  expect(keysIn(map, 4)).toEqual(["0", "2", "3"]);
});

test("has room for all again when it is cleared", () => {
  const map = new BoundedMap<typeof kilobyte>(10 * 1024);
  for (let index = 0; index < 3; index += 1) map.set(`${index}`, kilobyte);
  map.clear();
  expect(keysIn(map, 3)).toEqual([]);
  for (let index = 0; index < 3; index += 1) map.set(`${index}`, kilobyte);
  expect(keysIn(map, 3)).toEqual(["0", "1", "2"]);
});
