import { expect, test } from "vitest";
import { ago } from "./ago.ts";

const now = Date.parse("2026-11-26T12:00:00Z");

test.each([
  ["2026-11-26T12:00:30.000Z", "há pouco", "just now"],
  ["2026-11-26T11:59:10.000Z", "há pouco", "just now"],
  ["2026-11-26T11:55:00.000Z", "há 5 min", "5 min ago"],
  ["2026-11-26T09:30:00.000Z", "há 2 h", "2 h ago"],
  ["2026-11-25T11:00:00.000Z", "há 1 dia", "1 day ago"],
  ["2026-11-20T11:00:00.000Z", "há 6 dias", "6 days ago"],
  ["2026-06-01T12:00:00.000Z", "em 01/jun/2026", "on 01 Jun 2026"],
])("%s is %s", (instant, pt, en) => {
  expect(ago(instant, "pt", now)).toBe(pt);
  expect(ago(instant, "en", now)).toBe(en);
});
