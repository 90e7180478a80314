import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { factsContext, type RequestFacts, requestContext } from "#app/context.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { TextKey } from "#app/i18n/texts.server.ts";
import { i18nextMiddleware } from "./i18nextMiddleware.server.ts";

/** What a loader learns about a request whose language the pipeline has decided. */
async function infoFor(lang: Lang) {
  const context = new RouterContextProvider();
  context.set(factsContext, { requestId: "r", lang } as RequestFacts);
  const url = new URL("http://x/?lang=pt&lng=pt");
  const request = new Request(url, { headers: { "Accept-Language": "pt", Cookie: "lang=pt" } });
  const args = { request, url, pattern: "/", params: {}, context };
  for (const middleware of i18nextMiddleware) await middleware(args, async () => new Response());
  return context.get(requestContext);
}

test("texts are in the language that the pipeline has decided, whatever the request itself says", async () => {
  expect((await infoFor("en")).t("api.notFound")).toBe("Resource not found");
  expect((await infoFor("pt")).t("api.notFound")).toBe("Recurso não encontrado");
});

test("two requests at once keep their languages", async () => {
  const [english, portuguese] = await Promise.all([infoFor("en"), infoFor("pt")]);
  expect(english.t("api.notFound")).toBe("Resource not found");
  expect(portuguese.t("api.notFound")).toBe("Recurso não encontrado");
});

test("everything else that the pipeline knows reaches the loaders", async () => {
  expect(await infoFor("en")).toMatchObject({ requestId: "r", lang: "en" });
});

test("a text that no dictionary has is a fault, not its key on the page", async () => {
  const { t } = await infoFor("en");
  expect(() => t("api.nothing" as TextKey)).toThrow('No text "api.nothing" in en');
});

test("values are filled in as they are: React escapes them", async () => {
  const { t } = await infoFor("en");
  expect(t("api.serverError", { requestId: "<b>" })).toContain("<b>");
});
