import { expect, test } from "vitest";
import { textOf } from "./text.ts";

test("a text is stored with LF alone, which counts as one character", () => {
  expect(textOf(20).parse("um\r\ndois\rtrês\nquatro")).toBe("um\ndois\ntrês\nquatro");
  expect(textOf(3).safeParse("a\r\nb").success).toBe(true);
});
