import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The first page carries the whole route table: no manifest requests, and no manifest endpoint to attack.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  buildEnd: ({ viteConfig }) => unmarkRootSheets(path.join(viteConfig.root, "build")),
} satisfies Config;

/**
 * The framework appends `#` to the address of a style sheet that lazily loaded code also needs, so that
 * leaving a route does not remove it from that code. The root route is never left: without the mark, lazy
 * code finds the sheet already in the page, and the browser does not apply it a second time.
 */
function unmarkRootSheets(build: string) {
  const client = filesOf(path.join(build, "client/assets"), "manifest");
  const server = filesOf(path.join(build, "server/assets"), "server-build");
  const [manifest = ""] = client.map((file) => readFileSync(file, "utf8"));
  const { routes } = JSON.parse(
    manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1),
  );
  for (const file of [...client, ...server]) {
    let text = readFileSync(file, "utf8");
    for (const sheet of routes.root.css) {
      text = text.replaceAll(`"${sheet}"`, `"${sheet.replace(/#$/, "")}"`);
    }
    writeFileSync(file, text);
  }
}

function filesOf(folder: string, name: string) {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))
    .map((file) => path.join(folder, file));
}
