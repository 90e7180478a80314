import { expect, test, vi } from "vitest";
import { makeFormToken, readFormToken } from "./formToken.server.ts";

vi.mock("#app/platform/storage.ts", () => ({ sessionSecret: () => "a secret of these tests" }));

test("a token that we made is fine once a person could have filled in the form", () => {
  const token = makeFormToken(1_000_000);
  expect(readFormToken(token, 1_000_500)).toMatchObject({ token: "quick" });
  expect(readFormToken(token, 1_003_000)).toMatchObject({ token: "fine" });
  expect(readFormToken(token, 1_000_000 + 7 * 86_400_000)).toMatchObject({ token: "fine" });
});

test("each rendering has a nonce of its own, which stays the same", () => {
  const [one, two] = [makeFormToken(0), makeFormToken(0)];
  expect(readFormToken(one)).toEqual(readFormToken(one));
  expect(readFormToken(one)).not.toEqual(readFormToken(two));
});

test.each(["", "x", "a.b.c", `${makeFormToken(0)}x`, makeFormToken(0).replace(/^0/, "1")])(
  "%s is none of ours",
  (token) => {
    expect(readFormToken(token)).toEqual({ token: "missing" });
  },
);
