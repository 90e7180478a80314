import { access, constants } from "node:fs/promises";
import { sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { storagePaths } from "#app/server/storage.ts";
import { isRead, type Step } from "./exchange.ts";

/** `GET /healthz`: can the database be read and storage be written (contract 1). */
export const health: Step = async ({ guardPath, req, res, log }) => {
  if (guardPath !== "/healthz" || !isRead(req.method)) return false;
  let status = "ok";
  try {
    await sql`select version from contentVersion`.execute(db());
    await access(storagePaths().public, constants.W_OK);
  } catch (error) {
    log.error({ err: error }, "unhealthy");
    status = "unavailable";
  }
  res.writeHead(status === "ok" ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify({ status }));
  return true;
};
