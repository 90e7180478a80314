import { isCompressed } from "#app/server/http/requestBody.ts";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import { withUploadedFiles } from "#app/validation/uploadedFiles.server.ts";
import type { z } from "#app/validation/zod.ts";
import { isTooDeep } from "./depth.ts";
import { Refusal } from "./refusal.server.ts";

/**
 * The request's JSON, validated by `schema`, with its file references checked to exist; otherwise a
 * refusal. The server has already limited its size.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ value: z.output<Schema> } | Refusal> {
  const { headers } = request;
  if (!isJson(headers.get("Content-Type")) || isCompressed(headers.get("Content-Encoding"))) {
    return new Refusal(415);
  }
  const parsed = parseJson(await request.arrayBuffer());
  if (!parsed) return new Refusal(400, { message: "api.malformedJson" });
  const result = await withUploadedFiles(schema).safeParseAsync(parsed.value);
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
    return isTooDeep(text) ? undefined : { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
