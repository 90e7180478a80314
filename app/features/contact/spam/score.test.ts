import { describe, expect, test } from "vitest";
import { spamScore, spamThreshold } from "./score.ts";

const person = { name: "Ana Lima", message: "Olá! Meu trabalho: https://ana.example" };
const links = (count: number) => Array.from({ length: count }, (_, i) => `https://x${i}.example`);

describe("a message is suspected", () => {
  test.each([
    ["with the trap filled in", person, { isTrapFilled: true, token: "fine" }],
    ["without a token", person, { isTrapFilled: false, token: "missing" }],
    ["full of links", { ...person, message: links(5).join(" ") }, undefined],
    ["with markup", { ...person, message: 'Buy <a href="x">now</a>' }, undefined],
    ["with forum markup", { ...person, message: "[url=http://x.example]now[/url]" }, undefined],
    ["with a link for a name", { ...person, name: "www.x.example" }, undefined],
    [
      "quick and with links",
      { ...person, message: links(4).join(" ") },
      { isTrapFilled: false, token: "quick" },
    ],
  ] as const)("%s", (_case, message, signals) => {
    expect(spamScore(message, signals)).toBeGreaterThanOrEqual(spamThreshold);
  });
});

describe("a message is not suspected", () => {
  test.each([
    ["from a person", person, { isTrapFilled: false, token: "fine" }],
    ["by the JSON endpoint", person, undefined],
    ["from a quick hand", person, { isTrapFilled: false, token: "quick" }],
    ["with a portfolio's links", { ...person, message: links(4).join(" ") }, undefined],
  ] as const)("%s", (_case, message, signals) => {
    expect(spamScore(message, signals)).toBeLessThan(spamThreshold);
  });
});
