import { z } from "#app/validation/zod.ts";

/** A JSON Schema or any other object of the description. */
export type Json = { [key: string]: unknown };

/**
 * Turns zod schemas into JSON Schema (which OpenAPI 3.1 uses unchanged). Schemas with a title are defined
 * once, under `components`, and referenced.
 */
export class SchemaRegistry {
  readonly components: Record<string, Json> = {};

  /** @param io "input" for requests, "output" for answers */
  describe(schema: z.ZodType, io: "input" | "output"): Json {
    const { $schema, ...described } = z.toJSONSchema(schema, { io });
    const title = schema.meta()?.title;
    if (!title) return described;
    const name = io === "input" ? `${title}Input` : title;
    this.components[name] = { ...described, title: name };
    return { $ref: `#/components/schemas/${name}` };
  }
}
