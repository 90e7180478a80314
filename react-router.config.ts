import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { siteManifest, siteRoutes } from "./app/server/steps/publicRoutesBuild.ts";

export default {
  ssr: true,
  // The first page carries the whole route table: no manifest requests, and no manifest endpoint to attack.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  buildEnd: ({ viteConfig }) => tidyManifests(path.join(viteConfig.root, "build")),
} satisfies Config;

interface Manifest {
  routes: Record<
    string,
    { parentId?: string; path?: string; index?: boolean; css?: string[]; imports?: string[] }
  >;
}

/** What the framework writes about the routes, for the browser and for the server. */
function tidyManifests(build: string) {
  const client = filesOf(path.join(build, "client/assets"), "manifest");
  const server = filesOf(path.join(build, "server/assets"), "server-build");
  for (const file of client) leaveOutUnused(file);
  unmarkRootSheets(client, server);
  for (const file of client) writeSiteManifest(file);
}

/**
 * The framework appends `#` to the address of a style sheet that lazily loaded code also needs, so that
 * leaving a route does not remove it from that code. The root route is never left: without the mark, lazy
 * code finds the sheet already in the page, and the browser does not apply it a second time.
 */
function unmarkRootSheets(client: string[], server: string[]) {
  const sheets = client.flatMap((file) => readManifest(file).manifest.routes.root?.css ?? []);
  for (const file of [...client, ...server]) {
    let text = readFileSync(file, "utf8");
    for (const sheet of sheets)
      text = text.replaceAll(`"${sheet}"`, `"${sheet.replace(/#$/, "")}"`);
    writeFileSync(file, text);
  }
}

/**
 * Every visitor loads the route table: what no browser uses is left out of it. Endpoints are no pages, and
 * what a module imports is asked only to prefetch a link, which the back office does not (`PrefetchLinks`).
 */
function leaveOutUnused(file: string) {
  const { manifest, replaceBy } = readManifest(file);
  const routes = Object.entries(manifest.routes).filter(([id]) => !isEndpoint(id));
  for (const [id, route] of routes) if (/(^|\/)admin\//.test(id)) delete route.imports;
  replaceBy({ ...manifest, routes: Object.fromEntries(routes) });
}

/** What visitors load instead: they never come to the back office without a new document. */
function writeSiteManifest(file: string) {
  const { manifest, replaceBy } = readManifest(file);
  replaceBy({ ...manifest, routes: siteRoutes(manifest.routes) }, siteManifest(file));
}

/** By the files' places: `api/` and a feature's own `api/` hold endpoints and the page that describes them. */
function isEndpoint(id: string) {
  return /(^|\/)api\//.test(id) && id !== "api/reference/reference";
}

function readManifest(file: string) {
  const text = readFileSync(file, "utf8");
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  return {
    manifest: JSON.parse(text.slice(start, end)) as Manifest,
    replaceBy: (manifest: Manifest, to = file) =>
      writeFileSync(to, text.slice(0, start) + JSON.stringify(manifest) + text.slice(end)),
  };
}

function filesOf(folder: string, name: string) {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))
    .map((file) => path.join(folder, file));
}
