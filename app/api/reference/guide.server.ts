import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { openApiDocument } from "../openapi/document.server.ts";
import type { Json } from "../openapi/schemas.server.ts";
import { exampleOf } from "./example.ts";

/** One endpoint as the page /api shows it. */
export interface GuideOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Set where the summary is not in the page's language. */
  summaryLang?: "en";
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
  /** Set where the name is not in the page's language. */
  nameLang?: "en";
  isForStaff: boolean;
  operations: GuideOperation[];
}

/** The OpenAPI description, grouped and worded for the page /api. What is for everybody is in the page's language. */
export function apiGuide(origin: string, lang: Lang): GuideGroup[] {
  const texts = pickTexts(lang, "apiReference").apiReference;
  const summaries: Record<string, string | undefined> = texts.summaries;
  const names: Record<string, string | undefined> = texts.groups;
  const { paths, components } = openApiDocument(origin) as unknown as Document;
  const groups = new Map<string, GuideOperation[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ""] = operation.tags;
      const guided = toGuide(method.toUpperCase(), path, operation, components);
      const summary = summaries[guided.id];
      const described = summary ? { ...guided, summary } : { ...guided, ...inEnglish(lang) };
      groups.set(tag, [...(groups.get(tag) ?? []), described]);
    }
  }
  return [...groups].map(([tag, operations]) => ({
    name: names[tag] ?? tag,
    ...(!names[tag] && lang !== "en" && { nameLang: "en" }),
    isForStaff: names[tag] === undefined,
    operations,
  }));
}

function inEnglish(lang: Lang): Pick<GuideOperation, "summaryLang"> {
  return lang === "en" ? {} : { summaryLang: "en" };
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
