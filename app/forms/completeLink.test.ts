import { expect, test } from "vitest";
import { isSafeLink } from "#app/validation/link.ts";
import { completeLink } from "./completeLink.ts";

test.each([
  "www.prefeitura.recife.br",
  "recife.br",
  "www.maré.example/á?b=c#d",
  "example.org:8080/a",
  "example.org/report.pdf",
])("%j is a bare domain", (typed) => {
  expect(completeLink(typed)).toBe(`https://${typed}`);
  expect(completeLink(` ${typed} `)).toBe(`https://${typed}`);
  expect(isSafeLink(completeLink(typed))).toBe(true);
});

test.each([
  "",
  "contato",
  "/contato",
  "//example.org",
  "https://example.org",
  "http:example.org",
  "mailto:ana@example.org",
  "tel:+55-81-3000-0000",
  "javascript:alert(1)",
  "relatorio.pdf",
  "versão 1.2",
  "www.exa mple.org",
  "1.234",
])("%j stays as typed", (typed) => {
  expect(completeLink(typed)).toBe(typed);
});

test.each([
  ["https://https://example.org", "https://example.org"],
  ["http://https://example.org/a?u=https://b", "https://example.org/a?u=https://b"],
  ["https://https//example.org", "https://example.org"],
  ["https:https://https://example.org", "https://example.org"],
  ["https:// http://example.org", "http://example.org"],
  ["https://mailto:ana@example.org", "mailto:ana@example.org"],
  ["mailto:mailto:ana@example.org", "mailto:ana@example.org"],
  ["contato@example.org", "mailto:contato@example.org"],
  [" ana@maré.org.br\u200B", "mailto:ana@maré.org.br"],
  ["\u200Bwww.example.org", "https://www.example.org"],
])("%j is repaired to %j", (typed, link) => {
  expect(completeLink(typed)).toBe(link);
  expect(isSafeLink(link)).toBe(true);
});

test.each(["https://www,example.org", "https://exemplo..org", "https://.example.org", "//a.org"])(
  "%j is beyond repair, and refused",
  (typed) => {
    expect(completeLink(typed)).toBe(typed);
    expect(isSafeLink(typed)).toBe(false);
  },
);
