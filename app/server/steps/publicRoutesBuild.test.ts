import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isOfSite, publicRoutesBuild } from "./publicRoutesBuild.ts";

const routes = {
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root" },
  home: { id: "home", parentId: "layout", index: true },
  reference: { id: "reference", parentId: "layout", path: "api" },
  missing: { id: "missing", parentId: "layout", path: "*" },
  login: { id: "login", parentId: "root", path: "admin" },
  frame: { id: "frame", parentId: "root" },
  projects: { id: "projects", parentId: "frame", path: "admin/projetos" },
  deletion: { id: "deletion", parentId: "projects", path: ":id/excluir" },
  endpoint: { id: "endpoint", parentId: "root", path: "api/projects" },
};
const assets = { routes, version: "1", url: "/assets/manifest-1a2b.js" };
const build = { routes, assets } as unknown as ServerBuild;

test("the site's build has no route of the back office or the API, its layouts and dialogs neither", () => {
  const site = publicRoutesBuild(build);
  const kept = ["root", "layout", "home", "reference", "missing"];
  expect(Object.keys(site.routes)).toEqual(kept);
  expect(Object.keys(site.assets.routes)).toEqual(kept);
  expect(site.assets.version).toBe("1");
});

test("its browsers load the table of the site's routes, while developing the only one there is", () => {
  expect(publicRoutesBuild(build).assets.url).toBe("/assets/site-manifest-1a2b.js");
  const url = "/@id/virtual:react-router/browser-manifest";
  const developing = { routes, assets: { ...assets, url } } as unknown as ServerBuild;
  expect(publicRoutesBuild(developing).assets.url).toBe(url);
});

test.each(["/", "/api", "/api.data", "/administradores", "/sobre"])("%s is the site's", (path) => {
  expect(isOfSite(path)).toBe(true);
});

test.each(["/admin", "/Admin", "//admin/x", "/%61dmin.data", "/admin/_.data", "/api/projects"])(
  "%s is not",
  (path) => {
    expect(isOfSite(path)).toBe(false);
  },
);
