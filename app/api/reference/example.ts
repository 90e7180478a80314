import type { Json } from "../openapi/schemas.server.ts";

/**
 * An example value for a JSON Schema, filled with empty values, for people to read.
 *
 * @param definitions what `#/components/schemas/...` refers to
 */
export function exampleOf(schema: Json, definitions: Record<string, Json>): unknown {
  const referred =
    typeof schema.$ref === "string" && definitions[schema.$ref.split("/").at(-1) ?? ""];
  if (referred) return exampleOf(referred, definitions);
  if ("default" in schema && schema.type !== "array") return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.anyOf)) return exampleOf((schema.anyOf as Json[])[0] ?? {}, definitions);
  if (schema.type === "object") {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(properties.map(([key, one]) => [key, exampleOf(one, definitions)]));
  }
  if (schema.type === "array") return [exampleOf((schema.items ?? {}) as Json, definitions)];
  if (schema.type === "boolean") return false;
  if (schema.type === "integer" || schema.type === "number") return 1;
  return schema.format === "date-time" ? "2025-06-01T12:00:00.000Z" : "";
}
