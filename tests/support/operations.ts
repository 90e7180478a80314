import { openApiDocument } from "#app/api/openapi/document.server.ts";

/** One endpoint of the published description. */
export interface Operation {
  method: string;
  /** With `{id}` where the path has one. */
  path: string;
  isForStaff: boolean;
  takesJson: boolean;
}

/** Every endpoint: tests iterate over this list, so that new ones are covered. */
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
