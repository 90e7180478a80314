import { expect, test } from "vitest";
import { readPreferences, savePreferences } from "./preferences.ts";

/** A storage in memory with one value. */
function memory(value: string | null = null) {
  const store = {
    getItem: () => value,
    setItem: (_key: string, written: string) => {
      value = written;
    },
  };
  return () => store;
}

const closed = () => {
  throw new DOMException("denied", "SecurityError");
};

test("choices add up", () => {
  const store = memory();
  savePreferences({ volume: 0.4, muted: true }, store);
  savePreferences({ speed: 1.5, muted: false }, store);
  expect(readPreferences(store)).toEqual({ volume: 0.4, muted: false, speed: 1.5 });
});

test("damaged choices are left out, the others kept", () => {
  const stored = { volume: 7, muted: "yes", speed: 2, quality: 720, captions: true, other: 1 };
  expect(readPreferences(memory(JSON.stringify(stored)))).toEqual({
    speed: 2,
    quality: 720,
    captions: true,
  });
});

test.each(["{", "null", "[]", '"text"'])("%s counts as no choice", (text) => {
  expect(readPreferences(memory(text))).toEqual({});
});

test("a closed storage stops nothing", () => {
  expect(readPreferences(closed)).toEqual({});
  expect(() => savePreferences({ volume: 1 }, closed)).not.toThrow();
});
