import { toBy } from "#app/db/history/author.ts";
import type { Action, RecordKind } from "#app/db/history/recordChange.server.ts";
import type { Revision } from "#app/db/history/revisions.repo.server.ts";
import { z } from "#app/validation/zod.ts";

export const recordKinds = [
  "project",
  "documents",
  "partners",
  "banner",
  "home",
  "files",
] as const satisfies readonly RecordKind[];

export const actions = [
  "created",
  "published",
  "unpublished",
  "deleted",
  "restored",
  "highlighted",
  "ordered",
  "described",
  "imported",
] as const satisfies readonly Action[];

/** One entry of the history in answers to staff (contract 10). */
export const revisionResponse = z
  .object({
    revision: z.int(),
    kind: z.enum(recordKinds),
    id: z
      .int()
      .nullable()
      .meta({ description: "Null: the banner, the numbers, or a list as a whole" }),
    title: z.string(),
    action: z.enum(actions),
    by: z
      .object({ id: z.int().nullable(), name: z.string() })
      .nullable()
      .meta({ description: "Null: the site itself" }),
    at: z.string(),
    fields: z.array(z.string()).meta({
      description: "What the change made different; `erased`: a deleted record was erased for good",
    }),
  })
  .meta({ title: "Revision" });

/** The same with what the record was from then on. */
export const completeRevisionResponse = z
  .object({
    ...revisionResponse.shape,
    content: z.record(z.string(), z.unknown()).meta({
      description: "The record as its own endpoint answers it; of an order, `{ids: [...]}`",
    }),
  })
  .meta({ title: "CompleteRevision" });

const field = z.string({ error: "validation.type" }).max(200, { error: "validation.option" });

export const restoreSchema = z
  .object(
    {
      fields: z
        .array(field, { error: "validation.type" })
        .max(200, { error: "validation.tooMany" })
        .optional()
        .meta({ description: "Only these, as `fields` of the history names them" }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Restore" });

/** A described file is part of the record that shows it. */
export function toRevisionResponse(revision: Revision): z.output<typeof revisionResponse> {
  const { id, kind, recordId, shownIn, title, action, at, fields } = revision;
  const record = shownIn ?? { kind, id: recordId };
  return { revision: id, ...record, title, action, by: toBy(revision), at, fields };
}
