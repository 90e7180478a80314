import { validated } from "#app/api/body.server.ts";
import { endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { found, Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { asTyped, type TypedTexts } from "#app/db/drafts/typedTexts.ts";
import type { Idempotency } from "#app/db/idempotency.server.ts";
import type { PublishDraftResult } from "#app/forms/drafts/records/recordRules.ts";
import { moment } from "#app/validation/moment.ts";
import { z } from "#app/validation/zod.ts";

/** A moment that has passed is refused: nothing is published at once that was meant for another time. */
export const publicationSchema = z
  .object(
    {
      at: moment.optional().meta({
        description:
          "ISO 8601 with an offset, ahead of now: schedules it, in place of an earlier schedule",
      }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Publication" });

/** Whether visitors see the record now, and when that will change. */
export const publicationResponse = z.object({
  id: z.int(),
  published: z.boolean(),
  at: z.string().nullable(),
});

/** The same of a record that stands alone. */
export const soleResponse = publicationResponse.omit({ id: true });

interface FoundDraft {
  content: object;
  typed: TypedTexts;
}

/** A kind of records whose drafts are published over JSON (contract 10), with its own functions. */
interface PublicationRules {
  /** With its article: "a document". */
  record: string;
  /** What a draft must be to be published. */
  schema: z.ZodType;
  /** What visitors see. */
  findPublic: (id: number) => Promise<object | undefined>;
  findDraft: (id: number) => Promise<FoundDraft | undefined>;
  publishDraft: (id: number) => Promise<PublishDraftResult>;
}

/** POST …/{id}/publish */
export function publishResource({
  record,
  schema,
  findPublic,
  findDraft,
  publishDraft,
  schedulePublication,
}: PublicationRules & {
  schedulePublication: (id: number, at: string) => Promise<PublishDraftResult>;
}) {
  return resource({
    POST: endpoint({
      summary: `Makes the draft of ${record} public, now or at a time`,
      access: "staff",
      find: async (id) => (await findPublic(id)) ?? (await findDraft(id)),
      body: publicationSchema,
      isBodyOptional: true,
      answer: publicationResponse,
      refusals: [404, 409],
      handle: async ({ id, body: { at } }) => {
        const refusal = await whyNot(schema, await findDraft(id));
        if (refusal) return refusal;
        const result = at ? await schedulePublication(id, at) : await publishDraft(id);
        if (result === "missing") return new Refusal(404);
        if (result !== "updated") return new Refusal(409);
        const published = !at || (await findPublic(id)) !== undefined;
        return { id, published, at: at ?? null };
      },
    }),
  });
}

/** The same of a kind that has no schedule. */
export function publishNowResource(rules: PublicationRules) {
  const { record, schema, findPublic, findDraft, publishDraft } = rules;
  return resource({
    POST: endpoint({
      summary: `Makes the draft of ${record} public`,
      access: "staff",
      find: async (id) => (await findPublic(id)) ?? (await findDraft(id)),
      answer: idResponse,
      refusals: [404, 409],
      handle: async ({ id }) => {
        const refusal = await whyNot(schema, await findDraft(id));
        if (refusal) return refusal;
        const result = await publishDraft(id);
        if (result === "missing") return new Refusal(404);
        return result === "updated" ? { id } : new Refusal(409);
      },
    }),
  });
}

/** What was typed in a draft may be invalid, and the site's rules may have changed since it was stored. */
async function whyNot(schema: z.ZodType, draft: FoundDraft | undefined) {
  if (!draft) return new Refusal(404);
  const content = await validated(schema, asTyped(draft));
  return content instanceof Refusal ? content : undefined;
}

interface UnpublicationRules extends Pick<PublicationRules, "record" | "findPublic" | "findDraft"> {
  /** What becomes of it, besides: its content stays as a draft. */
  end: string;
  unpublish: (id: number) => Promise<object | undefined>;
  isUnpublished: (id: number) => Promise<boolean>;
  scheduleUnpublishing: (id: number, at: string) => Promise<boolean>;
}

/** POST …/{id}/unpublish */
export function unpublishResource(rules: UnpublicationRules) {
  const { record, end, findPublic, findDraft, unpublish, isUnpublished } = rules;
  return resource({
    POST: endpoint({
      summary: `Takes ${record} off the site, now or at a time: its content stays as a draft, ${end}`,
      access: "staff",
      find: async (id) => (await findPublic(id)) ?? (await findDraft(id)),
      body: publicationSchema,
      isBodyOptional: true,
      answer: publicationResponse,
      refusals: [404],
      handle: async ({ id, body: { at } }) => {
        if (at) {
          const isPlanned = await rules.scheduleUnpublishing(id, at);
          const published = (await findPublic(id)) !== undefined;
          return found(isPlanned ? { id, published, at } : undefined);
        }
        const isHidden = (await unpublish(id)) !== undefined || (await isUnpublished(id));
        return found(isHidden ? { id, published: false, at: null } : undefined);
      },
    }),
  });
}

/** POST …/draft: a record that is only a draft. */
export function newDraftResource<Content extends z.ZodType>(
  record: string,
  content: Content,
  insert: (value: z.output<Content>, once: Idempotency) => Promise<{ id: number }>,
) {
  return resource({
    POST: endpoint({
      summary: `Adds ${record} that is only a draft, until it is published`,
      access: "staff",
      body: z.object({ content }, { error: "validation.type" }),
      status: 201,
      answer: idResponse,
      isIdempotent: true,
      handle: ({ body, once }) => insert((body as { content: z.output<Content> }).content, once),
    }),
  });
}
