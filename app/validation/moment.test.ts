import { expect, test } from "vitest";
import { instantInRecife, minuteInRecife, moment, momentField } from "./moment.ts";

test("a minute is Recife's, and comes back as it was typed", () => {
  expect(instantInRecife("2026-11-27T22:30")).toBe("2026-11-28T01:30:00.000Z");
  expect(instantInRecife(" 2026-11-27T22:30:15 ")).toBe("2026-11-28T01:30:00.000Z");
  expect(minuteInRecife("2026-11-28T01:30:00.000Z")).toBe("2026-11-27T22:30");
  for (const text of ["", "27/11/2026", "2026-11-27", "2026-13-40T22:30", "amanhã"]) {
    expect(instantInRecife(text)).toBeUndefined();
  }
});

test("only what lies ahead is accepted", () => {
  const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
    result.error?.issues.map(({ message }) => message);
  expect(momentField.parse("2090-01-01T09:00")).toBe("2090-01-01T12:00:00.000Z");
  expect(momentField.parse("")).toBeUndefined();
  expect(messages(momentField.safeParse("2020-01-01T09:00"))).toEqual(["validation.past"]);
  expect(messages(momentField.safeParse("?"))).toEqual(["validation.moment"]);
  expect(moment.parse("2090-01-01T09:00:00-03:00")).toBe("2090-01-01T12:00:00.000Z");
  expect(messages(moment.safeParse("2020-01-01T09:00:00Z"))).toEqual(["validation.past"]);
  expect(messages(moment.safeParse("2090-01-01T09:00"))).toContain("validation.moment");
});
