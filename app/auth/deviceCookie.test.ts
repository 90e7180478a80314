import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { deviceCookie, readDevice } from "./deviceCookie.server.ts";

const ana = "ana@example.org";
const bia = "bia@example.org";
const day = 86_400_000;
const cookieOf = (setCookie: string) => parseSetCookie(setCookie)?.value;

test("a browser is known to the account that signed in there, and to no other", () => {
  const value = cookieOf(deviceCookie(undefined, ana));
  expect(readDevice(value, ana)).toMatch(/^[\w-]{16}$/);
  expect(readDevice(value, bia)).toBeUndefined();
  expect(value).not.toContain("ana");
});

test("a shared computer is known to each of its people, and by another name each time", () => {
  const first = cookieOf(deviceCookie(undefined, ana));
  const shared = cookieOf(deviceCookie(first, bia));
  expect(readDevice(shared, ana)).toBe(readDevice(first, ana));
  expect(readDevice(shared, bia)).toBeDefined();
  const again = cookieOf(deviceCookie(shared, ana));
  expect(readDevice(again, ana)).not.toBe(readDevice(first, ana));
  expect(readDevice(again, bia)).toBe(readDevice(shared, bia));
});

test("the cookie stays small however many people sign in", () => {
  let value: string | undefined;
  for (let person = 0; person < 50; person++) {
    value = cookieOf(deviceCookie(value, `${person}@example.org`));
  }
  expect(value?.length).toBeLessThan(1000);
  expect(readDevice(value, "49@example.org")).toBeDefined();
  expect(readDevice(value, "1@example.org")).toBeUndefined();
});

test("what was not signed here, or too long ago, makes nobody known", () => {
  const now = Date.now();
  const value = cookieOf(deviceCookie(undefined, ana, now)) ?? "";
  const [account = "", date = "", name = "", signature = ""] = value.split(".");
  for (const forged of [
    "",
    "~~",
    `${account}.${date}.${name}`,
    [account, date, name.replace(/^./, (letter) => (letter === "a" ? "b" : "a")), signature].join(
      ".",
    ),
    [account, "zzzz", name, signature].join("."),
    value.slice(0, -1),
    "x".repeat(100_000),
  ]) {
    expect(readDevice(forged, ana)).toBeUndefined();
  }
  expect(readDevice(value, ana, now + 400 * day)).toBeDefined();
  expect(readDevice(value, ana, now + 401 * day)).toBeUndefined();
});
