import { expect, test } from "vitest";
import { pageAddress } from "./pageAddress.ts";

const origin = "https://mare.example";

test.each([
  ["pt", "/sobre", "", "https://mare.example/sobre"],
  ["pt", "/sobre", "?lang=pt&utm_source=x", "https://mare.example/sobre"],
  ["en", "/sobre", "?lang=en", "https://mare.example/sobre?lang=en"],
  ["pt", "/projetos", "?pagina=3", "https://mare.example/projetos?pagina=3"],
  ["en", "/projetos", "?q=rio&pagina=3", "https://mare.example/projetos?pagina=3&lang=en"],
  ["pt", "/projetos", "?pagina=1", "https://mare.example/projetos"],
] as const)("in %s, %s%s is %s", (lang, pathname, search, address) => {
  expect(pageAddress(origin, { pathname, search }, lang)).toBe(address);
});
