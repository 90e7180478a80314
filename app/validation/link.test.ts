import { describe, expect, test } from "vitest";
import { isSafeLink, link } from "./link.ts";

describe("a link", () => {
  test.each([
    "",
    "https://example.org",
    "HTTP://example.org/a b?c=d#e",
    "https://maré.example/á",
    "mailto:ana@example.org?subject=Oi",
    "tel:+55-81-3000-0000",
    "/contato",
    "/",
    "/projeto/rio/3?lang=en#galeria",
    "https://user@example.org/a",
    "https://example.org./a",
    "http://localhost:3000/x",
    "https://127.0.0.1",
    "https://[::1]:8080/",
    "https://meu_site.example.org/a,b?u=https://example.org",
    "https://exemplo。org",
    "https://example.org/\u{1F469}\u200D\u{1F469}\u200D\u{1F467}",
  ])("%j is accepted", (value) => {
    expect(isSafeLink(value)).toBe(true);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//example.org",
    "/\\example.org",
    "/\t/example.org",
    "\\\\example.org",
    "https:\\\\example.org",
    "https:example.org",
    "https:///example.org",
    "http://",
    "https://exa mple.org",
    "www.example.org",
    "contato",
    "mailto:",
    "tel:",
    "https://example.org/\u202Egpj.exe",
    "https://https://example.org",
    "http://https//example.org",
    "https://www,example.org",
    "https://example.org,/a",
    "https://exemplo..org",
    "https://.example.org",
    "https://..",
    "https://ana@exemplo..org/",
    "https://mailto:ana@example.org",
    "mailto:mailto:ana@example.org",
    "https://exemplo.org:99999",
    "https://exam\u200Dple.org",
    "https://example.org/\u200B",
  ])("%j is refused", (value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  test("loses the spaces around it before it is judged", () => {
    expect(link.parse(" https://example.org ")).toBe("https://example.org");
    expect(link.parse("\uFEFFhttps://example.org \u200B\u2060")).toBe("https://example.org");
    expect(link.safeParse(" //example.org").success).toBe(false);
  });

  test.each([
    ["contato@example.org", "mailto:contato@example.org"],
    ["  ana@maré.org.br\u200B", "mailto:ana@maré.org.br"],
    ["a/b=c@example.org", "mailto:a/b=c@example.org"],
    ["https://exam\u200Bple.org/a\u00ADb", "https://example.org/ab"],
    ["https://example.org/\u001Fa", "https://example.org/a"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(link.parse(typed)).toBe(stored);
  });
});
