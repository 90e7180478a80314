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
  /** `lang (query)` and its like. */
  parameters: string[];
  /** JSON with empty values; absent where none is sent. */
  body?: string;
  /** Status and JSON of a good answer. */
  status: string;
  answer: string;
  /** Other statuses that it may answer. */
  refusals: string[];
}

export interface GuideGroup {
  name: string;
  operations: GuideOperation[];
}

/** The description, in the order and words of the page /api. */
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
