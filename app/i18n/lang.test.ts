import { expect, test } from "vitest";
import { pageUrl } from "./lang.ts";

const origin = "https://mare.example";

test.each([
  ["pt", "/sobre", "https://mare.example/sobre"],
  ["en", "/sobre", "https://mare.example/sobre?lang=en"],
  ["pt", "/projetos?pagina=3", "https://mare.example/projetos?pagina=3"],
  ["en", "/projetos?pagina=3", "https://mare.example/projetos?pagina=3&lang=en"],
] as const)("in %s, %s is %s", (lang, path, address) => {
  expect(pageUrl(origin, path, lang)).toBe(address);
});
