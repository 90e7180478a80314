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
  "ana@example.org",
  "tel:+55-81-3000-0000",
  "javascript:alert(1)",
  "relatorio.pdf",
  "versão 1.2",
  "www.exa mple.org",
  "1.234",
])("%j stays as typed", (typed) => {
  expect(completeLink(typed)).toBe(typed);
});
