import type { Middleware } from "#app/http/context.ts";
import { sendError } from "#app/http/respond.ts";
import { log } from "#app/platform/log.ts";
import { S3Error } from "../backend/s3/s3Client.server.ts";

/** A step that reads stored files: 503 while the store that has them does not answer. */
export function whileReachable(step: Middleware): Middleware {
  return async (context) => {
    try {
      return await step(context);
    } catch (error) {
      if (!(error instanceof S3Error) || context.res.headersSent) throw error;
      log.error({ err: error }, "a stored file cannot be reached");
      return sendError(context, 503, "api.files.unreachable", { "Retry-After": "30" });
    }
  };
}

/** For `.catch`: undefined where the store does not answer; other errors are rethrown. */
export function ifUnreachable(error: unknown): undefined {
  if (error instanceof S3Error) return undefined;
  throw error;
}
