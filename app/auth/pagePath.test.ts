import { expect, test } from "vitest";
import { formDraftPath, pagePath, safeNext } from "./pagePath.ts";

test("the address of a page is the same for its data", () => {
  const path = (text: string) => pagePath(new URL(text, "http://x"));
  expect(path("/admin/documentos/3.data?_routes=a&q=1")).toBe("/admin/documentos/3?q=1");
});

test("a kept form's key stays in its page's address, unless the form is kept anew", () => {
  const url = new URL("http://x/admin/parceiros/novo.data?tipo=2&pendente=abc&excluido=");
  expect(pagePath(url)).toBe("/admin/parceiros/novo?tipo=2&pendente=abc&excluido=");
  expect(formDraftPath(url)).toBe("/admin/parceiros/novo?tipo=2");
});

test.each(["/admin/banner", "/admin/editar-projeto/3?x=1", "/ADMIN/banner"])(
  "%s may follow a sign-in",
  (next) => {
    expect(safeNext(next)).toBe(next);
  },
);

test.each([
  null,
  "",
  "/admin",
  "/contato",
  "//example.org/admin/",
  "/\\example.org/admin/",
  "https://example.org/admin/banner",
  "/admin/../contato",
  "/admin/\t/../..//example.org",
])("%j may not", (next) => {
  expect(safeNext(next)).toBeUndefined();
});
