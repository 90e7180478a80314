import { openApiDocument } from "../openapi/document.server.ts";
import type { Json } from "../openapi/schemas.server.ts";
import { exampleOf } from "./example.ts";

/** One endpoint as the page /api shows it. */
export interface GuideOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  isForStaff: boolean;
  /** In the form `lang (query)`. */
  parameters: string[];
  /** JSON with empty values; absent when the endpoint takes no body. */
  body?: string;
  /** Status and JSON of a successful answer. */
  status: string;
  answer: string;
  /** The other statuses it may answer with. */
  refusals: string[];
}

export interface GuideGroup {
  name: string;
  operations: GuideOperation[];
}

/** The OpenAPI description, grouped and worded for the page /api. */
export function apiGuide(origin: string): GuideGroup[] {
  const { paths, components } = openApiDocument(origin) as unknown as Document;
  const groups = new Map<string, GuideOperation[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ""] = operation.tags;
      const described = toGuide(method.toUpperCase(), path, operation, components);
      groups.set(tag, [...(groups.get(tag) ?? []), described]);
    }
  }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Json>; parameters: Record<string, Parameter> };
}

interface Parameter {
  name: string;
  in: string;
  $ref?: string;
}

interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

function toGuide(
  method: string,
  path: string,
  operation: Described,
  { schemas, parameters }: Document["components"],
): GuideOperation {
  const example = (content: Record<string, { schema: Json }> | undefined) =>
    JSON.stringify(exampleOf(Object.values(content ?? {})[0]?.schema ?? {}, schemas), null, 2);
  const [status = "200", ...refusals] = Object.keys(operation.responses);
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    isForStaff: operation.security.length > 0,
    parameters: operation.parameters
      .map((one) => parameters[one.$ref?.split("/").at(-1) ?? ""] ?? one)
      .map((one) => `${one.name} (${one.in})`),
    ...(operation.requestBody && { body: example(operation.requestBody.content) }),
    status,
    answer: example(operation.responses[status]?.content),
    refusals,
  };
}
