import type { z } from "zod";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import { withUploadedFiles } from "#app/validation/uploadedFiles.server.ts";
import { isTooDeep } from "./depth.ts";
import { Refusal } from "./refusal.server.ts";

/**
 * The request's JSON as `schema` has it, its file references known to exist; a refusal otherwise.
 * The server has bounded its size before.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ value: z.output<Schema> } | Refusal> {
  if (!isJson(request.headers.get("Content-Type")) || isEncoded(request)) return new Refusal(415);
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

/** Compressed bodies are not read: how large they grow is seen too late. */
function isEncoded({ headers }: Request) {
  return (headers.get("Content-Encoding") ?? "identity").trim().toLowerCase() !== "identity";
}

function parseJson(bytes: ArrayBuffer): { value: unknown } | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isTooDeep(text) ? undefined : { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
