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
  ])("%j is refused", (value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  test("loses the spaces around it before it is judged", () => {
    expect(link.parse(" https://example.org ")).toBe("https://example.org");
    expect(link.parse("\uFEFFhttps://example.org \u200B\u2060")).toBe("https://example.org");
    expect(link.safeParse(" //example.org").success).toBe(false);
  });
});
