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
  projects: { id: "projects", parentId: "root", path: "admin/projetos" },
  deletion: { id: "deletion", parentId: "projects", path: ":id/excluir" },
  endpoint: { id: "endpoint", parentId: "root", path: "api/projects" },
};
const build = { routes, assets: { routes, version: "1" } } as unknown as ServerBuild;

test("the site's build has no route of the back office or the API, below another one neither", () => {
  const site = publicRoutesBuild(build);
  const kept = ["root", "layout", "home", "reference", "missing"];
  expect(Object.keys(site.routes)).toEqual(kept);
  expect(Object.keys(site.assets.routes)).toEqual(kept);
  expect(site.assets.version).toBe("1");
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
