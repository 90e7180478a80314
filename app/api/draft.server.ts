import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { toBy } from "#app/db/history/author.ts";
import { discardDraft } from "#app/forms/drafts/records/discardDrafts.server.ts";
import { z } from "#app/validation/zod.ts";
import { endpoint } from "./endpoint.server.ts";
import { found } from "./refusal.server.ts";
import { resource } from "./resource.server.ts";

interface DraftRules<Content extends z.ZodType> {
  kind: Drafts.DraftKind;
  /** With its article, for the description: "a document". */
  record: string;
  content: Content;
  /** The record that `{id}` names, where there are several. */
  find?: (id: number) => Promise<unknown>;
  /** The record's name in it. */
  titleOf: (content: z.output<Content>) => string;
  /** Where discarding does more than to delete the draft. */
  discard?: (id: number) => Promise<boolean>;
}

/** Who saved something, in answers to staff (contract 10). */
const by = z.object({ id: z.int().nullable(), name: z.string() }).nullable();

const version = z
  .int({ error: "validation.type" })
  .min(0, { error: "validation.type" })
  .optional()
  .meta({ description: "The version of the public record that it is based on; absent: as before" });

/** The endpoints of a record's draft (contract 10): visitors see nothing of it. */
export function draftResource<Content extends z.ZodType>(rules: DraftRules<Content>) {
  const { kind, record, content, titleOf, discard = (id) => discardDraft(kind, id) } = rules;
  const body = z.object({ content, baseVersion: version }, { error: "validation.type" });
  const answer = z.object({ content, baseVersion: z.int(), updatedAt: z.string(), by });
  return resource({
    GET: endpoint({
      summary: `The draft of ${record}: what staff have prepared and not published`,
      access: "staff",
      answer,
      refusals: [404],
      handle: async ({ id }) => {
        const draft = await Drafts.find(kind, id);
        return found(
          draft && {
            content: draft.content as z.output<Content>,
            baseVersion: draft.baseVersion,
            updatedAt: draft.updatedAt,
            by: toBy(draft),
          },
        );
      },
    }),
    PUT: endpoint({
      summary: `Keeps a draft of ${record}, in place of the one before`,
      access: "staff",
      ...(rules.find && { find: rules.find }),
      body,
      answer: z.object({ updatedAt: z.string() }),
      refusals: [404],
      handle: async ({ id, body: sent }) => {
        const value = sent as { content: z.output<Content>; baseVersion?: number };
        const title = titleOf(value.content);
        return found(
          await Drafts.put(kind, id, { ...value, title, content: value.content as object }),
        );
      },
    }),
    DELETE: endpoint({
      summary: `Discards the draft of ${record}`,
      access: "staff",
      answer: z.object({}),
      refusals: [404],
      handle: async ({ id }) => found((await discard(id)) ? {} : undefined),
    }),
  });
}
