import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { clientBundleOf } from "./clientBundle.ts";

const matches = ["root", "page", "part"].map((id) => ({ route: { id } }));
const entry = {
  serverHandoffString: '{"ssr":true}',
  manifest: {
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
    routes: {
      root: { module: "/assets/root.js", clientMiddlewareModule: "/assets/root-middleware.js" },
      page: { module: "/assets/page.js", imports: ["/assets/framework.js", "/assets/shared.js"] },
      part: { module: "/assets/part.js" },
    },
  },
  staticHandlerContext: { matches, errors: null },
} as unknown as EntryContext;

test("imports what others need first, then the modules of the page's routes, and hands these to the framework", () => {
  expect(clientBundleOf(entry, "[]").source).toBe(`const load = async () => {
await import("/assets/manifest.js");
await import("/assets/framework.js");
const parts = [await import("/assets/root-middleware.js"),await import("/assets/root.js"),await import("/assets/page.js"),await import("/assets/part.js")];
window.__reactRouterRouteModules = {"root":{...parts[0],...parts[1]},"page":{...parts[2]},"part":{...parts[3]}};
await import("/assets/entry.js");
};
load().catch((error) => { dispatchEvent(new Event("unloadable")); throw error; });`);
});

test("names every module once", () => {
  expect(clientBundleOf(entry, "[]").modules).toEqual([
    "/assets/manifest.js",
    "/assets/entry.js",
    "/assets/framework.js",
    "/assets/root-middleware.js",
    "/assets/root.js",
    "/assets/page.js",
    "/assets/shared.js",
    "/assets/part.js",
  ]);
});

test("has the modules of all routes, also where one has failed: hydration needs them", () => {
  const failed = { ...entry.staticHandlerContext, errors: { page: new Error("failed") } };
  const { source } = clientBundleOf(
    { ...entry, staticHandlerContext: failed } as EntryContext,
    "[]",
  );
  expect(source).toContain("part.js");
});

test("its data cannot close the script that holds it", async () => {
  const handoff = '[{"_1":2},"</script>é$&"]';
  const { data } = clientBundleOf(entry, handoff);
  expect(data).not.toContain("</script>");
  const window = {} as { __reactRouterContext: { ssr: boolean; stream: ReadableStream } };
  new Function("window", data)(window);
  expect(window.__reactRouterContext.ssr).toBe(true);
  expect(await new Response(window.__reactRouterContext.stream).text()).toBe(handoff);
});
