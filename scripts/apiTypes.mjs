/**
 * Writes `tests/support/api.d.ts`: the types of the JSON endpoints, for the tests' client, from the OpenAPI
 * description that the site serves.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { runnerImport } from "vite";
import { root } from "./setup.mjs";

const { module } = await runnerImport(path.join(root, "app/api/openapi/document.server.ts"), {
  configFile: false,
  root,
  logLevel: "error",
});
/** A field with a default may be left out of a request. */
const options = { defaultNonNullable: false };
const types = await openapiTS(module.openApiDocument("http://localhost:3000"), options);
writeFileSync(path.join(root, "tests/support/api.d.ts"), astToString(types));
