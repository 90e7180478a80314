import { sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { asTyped } from "#app/db/drafts/typedTexts.ts";
import { type Author, toAuthor } from "#app/db/history/author.ts";
import { recordDrafts } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import type { DraftOf } from "#app/forms/drafts/records/recordRules.ts";
import * as ProjectEnglish from "./projectEnglish.repo.server.ts";
import {
  findById,
  findState,
  insertAgain,
  insertNew,
  replace,
  reserveId,
  type StoredProject,
} from "./projects.repo.server.ts";
import { draftSchema, type FormProject } from "./projects.schema.ts";

export const {
  find,
  save,
  insert,
  insertPublished,
  discardOwn,
  publish,
  publishDraft,
  publishDraftIn,
  schedulePublication,
  scheduleUnpublishing,
  unpublish,
  unpublishIn,
  restoreHidden,
  discard,
  deleteById,
  isUnpublished,
} = recordDrafts<FormProject>({
  kind: "project",
  titleOf: ({ name }) => name,
  parse: (content) => {
    const parsed = draftSchema.safeParse(content);
    return parsed.success ? parsed.data : (content as FormProject);
  },
  // The star, in the list. A project that returns has it again.
  setElsewhere: ["highlight"],
  ...{ findState, replace, insertNew, reserveId },
  insertAgain: (trx, id, project, was, last) => {
    const highlight = last.highlight === true;
    return insertAgain(trx, id, { ...project, highlight }, { ...was, action: "published" });
  },
});

/** A draft, as the list of projects shows it. */
export interface ListedDraft extends Author {
  id: number;
  name: string;
  /** Path under /storage. */
  bannerImage: string | null;
  link: string;
  updatedAt: string;
}

/** Every project's draft, the newest first. */
export async function findAll(): Promise<ListedDraft[]> {
  const rows = await db()
    .selectFrom("draft")
    .select(["recordId as id", "title as name", "origin", "staffId", "staffName", "updatedAt"])
    .select([
      sql<string | null>`json_extract(content, '$.bannerImage')`.as("bannerImage"),
      sql<string>`json_extract(content, '$.link')`.as("link"),
    ])
    .where("kind", "=", "project")
    .orderBy("updatedAt", "desc")
    .orderBy("recordId")
    .execute();
  return rows.map(({ origin, staffId, staffName, ...row }) => ({
    ...row,
    ...toAuthor({ origin, staffId, staffName }),
  }));
}

/** A project as its form opens it. */
export interface OpenedProject {
  /** What the form shows: the draft where there is one. Its version is the one that it is based on. */
  project: StoredProject;
  draft: DraftOf<FormProject> | undefined;
  /** What visitors see. */
  published: StoredProject | undefined;
}

/** Undefined where there is neither a public project nor a draft. */
export async function findToEdit(id: number): Promise<OpenedProject | undefined> {
  const published = await findById(id);
  const draft = await find(id);
  if (!draft) return published && { project: published, draft, published };
  const highlight = published?.highlight ?? false;
  const project = { id, highlight, ...asTyped(draft), version: draft.baseVersion };
  return { project, draft, published };
}

/** A project without its star, which is set in the list and no part of a draft. */
export function toFormContent({ highlight: _, ...project }: StoredProject) {
  return project;
}

/** The stored translations that a project's form compares with. */
export async function findEnglish({
  project,
  draft,
  published,
}: OpenedProject): Promise<ProjectEnglish.FieldEnglish> {
  return published || !draft
    ? ProjectEnglish.findByProject(project.id)
    : ProjectEnglish.ofOutdated(draft.outdated);
}
