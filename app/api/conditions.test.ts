import { expect, test } from "vitest";
import { expectedVersionOf } from "./conditions.server.ts";

test("If-Match names one version of ours, any, or none that exists", () => {
  const of = (tag: string) =>
    expectedVersionOf(new Request("http://x", { headers: { "If-Match": tag } }));
  expect(of('"3"')).toEqual({ version: 3 });
  expect(of('W/"3"')).toEqual({ version: 3 });
  expect(of('"abc"')).toEqual({ version: 0 });
  expect(of('"1", "2"')).toEqual({ version: 0 });
  expect(of("*")).toEqual({});
});
