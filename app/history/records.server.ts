import type { RecordKind, RecordState, Restored } from "#app/db/history/recordChange.server.ts";
import type { UpdateResult } from "#app/db/versions.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import {
  pictureDescription,
  videoDescription,
} from "#app/features/media/description/description.schema.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import * as PartnerDrafts from "#app/features/partners/partnerDrafts.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import type { DeletedDraft } from "#app/forms/drafts/records/recordRules.ts";
import { z } from "#app/validation/zod.ts";

/** A record as it is, with the version that a change of it is based on. */
export type CurrentRecord = Record<string, unknown> & { version: number };

/** What history needs of a kind of records: its schema, and its feature's own functions. */
export interface KindOfRecord {
  schema: z.ZodType;
  /**
   * Fields of which the first decides what the others mean: where it differs, whoever brings one of them back brings all.
   */
  together?: readonly string[];
  /** Undefined for none: a deleted record. */
  findCurrent: (id: number) => Promise<CurrentRecord | undefined>;
  /** @param value as `schema` parses it */
  restore: (id: number, value: unknown, was: Restored) => Promise<UpdateResult>;
  /** Moves it to the trash; false where it is not there. */
  remove?: (id: number) => Promise<boolean>;
  /** Takes it off the site, where it can be without going to the trash; false where it is not there. */
  hide?: (id: number) => Promise<boolean>;
  /** Brings one back that was deleted while it was off the site, where it stays. */
  restoreHidden?: (id: number, record: RecordState, deleted: DeletedDraft) => Promise<void>;
}

/** @param content of the record: pictures and videos are described differently */
export function kindOfRecord(
  kind: RecordKind,
  content: Readonly<Record<string, unknown>>,
): KindOfRecord {
  if (kind !== "files") return kinds[kind];
  return "transcriptPt" in content ? video : picture;
}

function kindOf<Schema extends z.ZodType>(one: {
  schema: Schema;
  together?: readonly (keyof z.output<Schema> & string)[];
  findCurrent: (id: number) => Promise<(object & { version: number }) | undefined>;
  restore: (id: number, value: z.output<Schema>, was: Restored) => Promise<UpdateResult>;
  remove?: KindOfRecord["remove"];
  hide?: KindOfRecord["hide"];
  restoreHidden?: KindOfRecord["restoreHidden"];
}): KindOfRecord {
  return one as unknown as KindOfRecord;
}

const kinds: Record<Exclude<RecordKind, "files">, KindOfRecord> = {
  project: kindOf({
    schema: projectSchema,
    together: ["cardFollowsBanner", "cardImageDesktop", "cardImageMobile"],
    findCurrent: Projects.findById,
    restore: Projects.restore,
    remove: Projects.deleteById,
    hide: async (id) => (await ProjectDrafts.unpublish(id)) !== undefined,
    restoreHidden: ProjectDrafts.restoreHidden,
  }),
  documents: kindOf({
    schema: documentSchema,
    findCurrent: Documents.findById,
    restore: Documents.restore,
    remove: DocumentDrafts.deleteById,
    hide: async (id) => (await DocumentDrafts.unpublish(id)) !== undefined,
    restoreHidden: DocumentDrafts.restoreHidden,
  }),
  partners: kindOf({
    schema: partnerSchema,
    findCurrent: Partners.findById,
    restore: Partners.restore,
    remove: PartnerDrafts.deleteById,
  }),
  banner: kindOf({
    schema: bannerSchema,
    findCurrent: () => Banner.find(),
    restore: (_, banner, was) => Banner.update(banner, was, was),
  }),
  home: kindOf({
    schema: numbersSchema,
    findCurrent: () => Numbers.find(),
    restore: (_, numbers, was) => Numbers.update(numbers, was, was),
  }),
};

const picture = kindOf({
  // What a form sends as a checkbox.
  schema: pictureDescription.extend({ isDecorative: z.boolean() }),
  findCurrent: Descriptions.findById,
  restore: (id, described, was) => Descriptions.updatePicture(id, described, was, was),
});

const video = kindOf({
  schema: videoDescription,
  findCurrent: Descriptions.findById,
  restore: (id, described, was) => Descriptions.updateVideo(id, described, was, was),
});
