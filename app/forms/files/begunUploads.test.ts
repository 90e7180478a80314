import { expect, test, vi } from "vitest";
import { forgetUploads } from "./begunUploads.ts";

const hour = 60 * 60 * 1000;

function browserWith(entries: Record<string, string>) {
  const store = { ...entries };
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    removeItem: (key: string) => delete store[key],
  };
  // Of the browser's store, too, only the entries are listed.
  vi.stubGlobal("localStorage", new Proxy(store, { get: (_, name) => Reflect.get(methods, name) }));
  return () => Object.keys(store);
}

const begun = (hoursAgo: number) =>
  JSON.stringify({ creationTime: new Date(Date.now() - hoursAgo * hour).toString() });

test("of uploads that were begun only those of a week stay, and none after signing out", () => {
  const left = browserWith({
    "tus::upload any a.mp4 1 1::1": begun(24 * 8),
    "tus::upload any b.mp4 1 1::2": begun(24 * 6),
    "tus::broken": "{",
    lang: "pt",
  });
  forgetUploads("old");
  expect(left()).toEqual(["tus::upload any b.mp4 1 1::2", "lang"]);
  forgetUploads("all");
  expect(left()).toEqual(["lang"]);
});

test("a browser that keeps nothing has nothing to forget", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => forgetUploads("all")).not.toThrow();
});
