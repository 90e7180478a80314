import { requestContext } from "#app/context.ts";
import { csvDownload } from "#app/csv/csvDownload.server.ts";
import { readState } from "../textStates.ts";
import { csvRows } from "../translationCsv.server.ts";
import type { Route } from "./+types/exportCsv.ts";

/** /admin/traducoes/exportar: the texts of the list's filter, for an external translator. */
export function loader({ url, context }: Route.LoaderArgs) {
  const state = readState(url.searchParams);
  return csvDownload("traducoes", csvRows(state, context.get(requestContext).lang));
}
