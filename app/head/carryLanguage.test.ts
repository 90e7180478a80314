import { expect, test } from "vitest";
import { carryLanguage } from "./carryLanguage.server.ts";

test.each([
  ["/", "/?lang=en"],
  ["/projeto/rio/1", "/projeto/rio/1?lang=en"],
  ["/projetos?pagina=2", "/projetos?pagina=2&amp;lang=en"],
  ["/documentos", "/documentos?lang=en"],
  ["/sobre#equipe", "/sobre?lang=en#equipe"],
])("a link to %s leads to %s", (from, to) => {
  const link = (href: string) => `<a class="a" href="${href}" lang="pt">Rio</a>`;
  expect(carryLanguage(link(from), "en")).toBe(link(to));
  expect(carryLanguage(link(from), "pt")).toBe(link(from));
});

test.each([
  "/storage/images/a.webp",
  "/documento/3/ata",
  "/lei.pdf",
  "/projetos.atom",
  "/api/openapi.json",
  "/admin",
  "#conteudo",
  "?lang=pt",
  "/sobre?a=1&amp;lang=pt",
  "https://mare.example/",
  "mailto:a@mare.example",
])("a link to %s stays as it is", (href) => {
  const html = `<link href="/sobre"><a href="${href}">Rio</a>`;
  expect(carryLanguage(html, "en")).toBe(html);
});
