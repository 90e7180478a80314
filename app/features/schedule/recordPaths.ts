import type { DraftKind } from "#app/db/drafts/drafts.repo.server.ts";
import { paths } from "#app/paths.ts";

/** The list of a kind's records, or the screen of one that stands alone. */
export function listPath(kind: DraftKind): string {
  if (kind === "project") return paths.admin.projects;
  if (kind === "documents") return paths.admin.documents;
  if (kind === "files") return paths.admin.library;
  return kind === "partners" ? paths.admin.partners : recordPath(kind, 0);
}

/** Where staff edit a record. The banner and the numbers have no id. */
export function recordPath(kind: DraftKind, id: number): string {
  if (kind === "project") return paths.admin.project(id);
  if (kind === "documents") return paths.admin.document(id);
  if (kind === "partners") return paths.admin.partner(id);
  if (kind === "files") return paths.admin.fileById(id);
  return kind === "banner" ? paths.admin.banner : paths.admin.numbers;
}
