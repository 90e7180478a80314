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

test("imports the modules of the page's routes and hands them to the framework", () => {
  expect(clientBundleOf(entry, "[]").source).toBe(`import "/assets/manifest.js";
import * as part0 from "/assets/root-middleware.js";
import * as part1 from "/assets/root.js";
import * as part2 from "/assets/page.js";
import * as part3 from "/assets/part.js";
window.__reactRouterRouteModules = {"root":{...part0,...part1},"page":{...part2},"part":{...part3}};
import("/assets/entry.js").catch((error) => { dispatchEvent(new Event("unloadable")); throw error; });`);
});

test("names every module once, what others need first and the entry last", () => {
  expect(clientBundleOf(entry, "[]").modules).toEqual([
    "/assets/manifest.js",
    "/assets/framework.js",
    "/assets/root-middleware.js",
    "/assets/root.js",
    "/assets/shared.js",
    "/assets/page.js",
    "/assets/part.js",
    "/assets/entry.js",
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
