import { withUploadedFiles } from "#app/files/uploadedFiles.server.ts";
import { isCompressed } from "#app/http/requestBody.ts";
import { parseSentJson } from "#app/text/characters.ts";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import type { z } from "#app/validation/zod.ts";
import { isTooDeep } from "./depth.ts";
import { Refusal } from "./refusal.server.ts";

/**
 * The request's JSON, validated by `schema`, with its file references checked to exist; otherwise a
 * refusal. The server has already limited its size.
 *
 * @param options.isOptional an empty body is one without fields
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { isOptional = false } = {},
): Promise<{ value: z.output<Schema> } | Refusal> {
  const { headers } = request;
  const bytes = await request.arrayBuffer();
  if (isOptional && bytes.byteLength === 0) return validated(schema, {});
  if (!isJson(headers.get("Content-Type")) || isCompressed(headers.get("Content-Encoding"))) {
    return new Refusal(415);
  }
  const parsed = parseJson(bytes);
  if (!parsed) return new Refusal(400, { message: "api.malformedJson" });
  return validated(schema, parsed.value);
}

/** A value as the schema parses it, with its file references checked to exist; otherwise a refusal. */
export async function validated<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const result = await withUploadedFiles(schema).safeParseAsync(value);
  if (result.success) return { value: result.data };
  const errors = toFieldErrors(result.error);
  return new Refusal(400, Object.keys(errors).length > 0 ? { errors } : {});
}

function isJson(contentType: string | null) {
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return type.trim() === "application/json" && isUtf8;
}

function parseJson(bytes: ArrayBuffer): { value: unknown } | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isTooDeep(text) ? undefined : { value: parseSentJson(text) };
  } catch {
    return undefined;
  }
}
