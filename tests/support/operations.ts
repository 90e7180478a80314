import { openApiDocument } from "#app/api/openapi/document.server.ts";

/** One endpoint as the published description has it. */
export interface Operation {
  method: string;
  /** With `{id}` where the path has one. */
  path: string;
  isForStaff: boolean;
  takesJson: boolean;
}

/** Every endpoint: the tests walk this list, so that a new one can not be forgotten. */
export function operationsOf(): Operation[] {
  const paths = openApiDocument("").paths as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      isForStaff: security.length > 0,
      takesJson: requestBody !== undefined && "application/json" in requestBody.content,
    })),
  );
}

interface Described {
  security: unknown[];
  requestBody?: { content: Record<string, unknown> };
}
