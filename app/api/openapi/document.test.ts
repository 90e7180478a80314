import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument, resources } from "./document.server.ts";

const document = openApiDocument("http://localhost:3000");

test("the description is valid OpenAPI 3.1, and every reference in it leads somewhere", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const resolved = JSON.stringify(validator.resolveRefs());
  expect(resolved).not.toContain('"$ref"');
});

test("every endpoint of the contract is described, and no operation twice", () => {
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(contract.toSorted());
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((operation) => operation.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("what is under /api/admin is for staff, and nothing else but signing out", () => {
  for (const { path, endpoints } of resources) {
    for (const endpoint of Object.values(endpoints)) {
      const isForStaff = path.startsWith("admin/") || path === "auth/logout";
      expect(endpoint.definition.access, path).toBe(isForStaff ? "staff" : "everyone");
    }
  }
});

const contract = [
  "GET /api/projects",
  "GET /api/projects/all",
  "GET /api/projects/{id}",
  "GET /api/home",
  "GET /api/banner",
  "GET /api/partners",
  "GET /api/documents",
  "GET /api/search",
  "POST /api/contact",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "GET /api/admin/project",
  "GET /api/admin/project/{id}",
  "POST /api/admin/project",
  "PUT /api/admin/project/{id}",
  "DELETE /api/admin/project/{id}",
  "PATCH /api/admin/project/highlight/{id}",
  "PUT /api/admin/project/order",
  ...["project", "documents", "partners"].map((kind) => `POST /api/admin/${kind}/draft`),
  ...["GET", "PUT", "DELETE"].flatMap((method) =>
    ["project/{id}", "documents/{id}", "partners/{id}", "banner", "home"].map(
      (record) => `${method} /api/admin/${record}/draft`,
    ),
  ),
  ...["project", "documents", "partners"].map((kind) => `POST /api/admin/${kind}/{id}/publish`),
  ...["project", "documents"].map((kind) => `POST /api/admin/${kind}/{id}/unpublish`),
  "POST /api/admin/banner/publish",
  "POST /api/admin/banner/unpublish",
  "GET /api/admin/schedule",
  "DELETE /api/admin/schedule/{id}",
  "GET /api/admin/home",
  "POST /api/admin/home",
  "POST /api/upload",
  "POST /api/upload/resumable",
  ...["HEAD", "PATCH", "POST", "DELETE"].map((method) => `${method} /api/upload/resumable/{id}`),
  "GET /api/admin/banner",
  "POST /api/admin/banner",
  "GET /api/admin/documents",
  "POST /api/admin/documents",
  "PUT /api/admin/documents/{id}",
  "DELETE /api/admin/documents/{id}",
  "PUT /api/admin/documents/order",
  "GET /api/admin/partners",
  "POST /api/admin/partners",
  "PUT /api/admin/partners/{id}",
  "DELETE /api/admin/partners/{id}",
  "PUT /api/admin/partners/order",
  "GET /api/admin/history",
  "GET /api/admin/history/{id}",
  "POST /api/admin/history/{id}/restore",
  "GET /api/admin/trash",
  "DELETE /api/admin/trash/{id}",
  "POST /api/admin/trash/{id}/restore",
];
