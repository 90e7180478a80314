import { hashOfToken, isLinkToken, newLinkToken } from "#app/auth/linkToken.ts";
import { db } from "#app/db/connection.server.ts";
import { currentActor } from "#app/db/history/actor.server.ts";
import type { Row } from "#app/db/tables.ts";
import * as Mails from "#app/features/contact/mail/mail.repo.server.ts";
import type { OutgoingMail } from "#app/features/contact/mail/transport.server.ts";
import type { ApprovalAnswer } from "./approval.schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Open links of a draft; more would be a mistake. */
const maxLinks = 20;
/** Answers by one link: somebody may look again after each change. */
const maxAnswers = 50;

/** An open link, as its holder's page needs it. */
export interface OpenLink {
  id: number;
  projectId: number;
  draftTag: string;
  /** When the draft was last kept. */
  updatedAt: string;
  createdByName: string;
  expiresAt: string;
}

/** A link in the editor. */
export interface ListedLink {
  id: number;
  createdByName: string;
  createdAt: string;
  expiresAt: string;
  isOver: boolean;
}

/** An answer in the editor. */
export interface ListedAnswer
  extends Pick<Row<"approvalAnswer">, "id" | "decision" | "name" | "comment" | "at"> {
  /** The draft has changed since. */
  isOutdated: boolean;
}

/**
 * Makes a link to a project's draft.
 *
 * @returns the token, of which only a hash is stored; "missing": no draft; "full": too many links
 */
export function insert(
  projectId: number,
  days: number,
  now = Date.now(),
): Promise<{ token: string } | "missing" | "full"> {
  const token = newLinkToken();
  const { staff } = currentActor();
  return db()
    .transaction()
    .execute(async (trx) => {
      const draft = await trx
        .selectFrom("draft")
        .select("id")
        .where("kind", "=", "project")
        .where("recordId", "=", projectId)
        .executeTakeFirst();
      if (!draft) return "missing";
      const { open } = await trx
        .selectFrom("approvalLink")
        .select((eb) => eb.fn.countAll<number>().as("open"))
        .where("draftId", "=", draft.id)
        .where("revokedAt", "is", null)
        .where("expiresAt", ">", instant(now))
        .executeTakeFirstOrThrow();
      if (open >= maxLinks) return "full";
      await trx
        .insertInto("approvalLink")
        .values({
          draftId: draft.id,
          tokenHash: hashOfToken(token),
          createdById: staff?.id ?? null,
          createdByName: staff?.name ?? "",
          createdAt: instant(now),
          expiresAt: instant(now + days * dayMs),
        })
        .execute();
      return { token };
    });
}

/** The link that a token opens; undefined for one that is over, was revoked or never was. */
export async function findOpen(token: string, now = Date.now()): Promise<OpenLink | undefined> {
  if (!isLinkToken(token)) return undefined;
  return db()
    .selectFrom("approvalLink")
    .innerJoin("draft", "draft.id", "approvalLink.draftId")
    .select(["approvalLink.id", "draft.recordId as projectId", "draft.tag as draftTag"])
    .select(["draft.updatedAt", "approvalLink.createdByName", "approvalLink.expiresAt"])
    .where("tokenHash", "=", hashOfToken(token))
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .executeTakeFirst();
}

/** The links to a project's draft, newest first. */
export async function findAllByProject(projectId: number, now = Date.now()): Promise<ListedLink[]> {
  const rows = await db()
    .selectFrom("approvalLink")
    .innerJoin("draft", "draft.id", "approvalLink.draftId")
    .select(["approvalLink.id", "approvalLink.createdByName", "approvalLink.createdAt"])
    .select(["approvalLink.expiresAt", "approvalLink.revokedAt"])
    .where("draft.kind", "=", "project")
    .where("draft.recordId", "=", projectId)
    .orderBy("approvalLink.id", "desc")
    .limit(100)
    .execute();
  return rows.map(({ revokedAt, ...row }) => ({
    ...row,
    isOver: revokedAt !== null || row.expiresAt <= instant(now),
  }));
}

/** What was answered about a project's draft, newest first. */
export async function findAnswers(projectId: number): Promise<ListedAnswer[]> {
  const rows = await db()
    .selectFrom("approvalAnswer")
    .innerJoin("approvalLink", "approvalLink.id", "approvalAnswer.linkId")
    .innerJoin("draft", "draft.id", "approvalLink.draftId")
    .select(["approvalAnswer.id", "decision", "approvalAnswer.name", "comment", "at"])
    .select(["draftTag", "draft.tag"])
    .where("draft.kind", "=", "project")
    .where("draft.recordId", "=", projectId)
    .orderBy("approvalAnswer.id", "desc")
    .limit(100)
    .execute();
  return rows.map(({ draftTag, tag, ...row }) => ({ ...row, isOutdated: draftTag !== tag }));
}

/** An answer that waits for the team, with the project that it is about. */
export interface WaitingAnswer extends ListedAnswer {
  projectId: number;
  /** The draft's name for it. */
  title: string;
}

/**
 * The answers that nobody has dealt with, the oldest first, and how many there are: publishing or discarding the draft
 * takes them off, `markHandled` does too.
 */
export async function findWaiting(
  limit: number,
): Promise<{ count: number; answers: WaitingAnswer[] }> {
  const rows = await db()
    .selectFrom("approvalAnswer")
    .innerJoin("approvalLink", "approvalLink.id", "approvalAnswer.linkId")
    .innerJoin("draft", "draft.id", "approvalLink.draftId")
    .select(["approvalAnswer.id", "decision", "approvalAnswer.name", "comment", "at"])
    .select(["draftTag", "draft.tag", "draft.title", "draft.recordId as projectId"])
    .select((eb) => eb.fn.countAll<number>().over().as("count"))
    .where("draft.kind", "=", "project")
    .where("handledAt", "is", null)
    .orderBy("approvalAnswer.id")
    .limit(limit)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    answers: rows.map(({ count: _, draftTag, tag, ...row }) => ({
      ...row,
      isOutdated: draftTag !== tag,
    })),
  };
}

/** Takes an answer off what waits. False: somebody has done so already, or it is gone. */
export async function markHandled(id: number, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("approvalAnswer")
    .set({ handledAt: instant(now) })
    .where("id", "=", id)
    .where("handledAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a link. False: it has ended already. */
export async function revoke(projectId: number, id: number, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("approvalLink")
    .set({ revokedAt: instant(now) })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .where("draftId", "in", (eb) =>
      eb
        .selectFrom("draft")
        .select("draft.id")
        .where("kind", "=", "project")
        .where("recordId", "=", projectId),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores the answer of a link's holder with its mail; the same answer sent again is stored once.
 *
 * @param mailTo composes the mail to who made the link
 * @returns undefined where the link has ended meanwhile; "full": it has had too many answers
 */
export function answer(
  token: string,
  { decision, name, comment, draftTag }: ApprovalAnswer,
  mailTo: (recipient: string) => OutgoingMail | undefined,
  now = Date.now(),
): Promise<"answered" | "full" | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const link = await trx
        .selectFrom("approvalLink")
        .leftJoin("staff", (join) =>
          join.onRef("staff.id", "=", "approvalLink.createdById").on("staff.blockedAt", "is", null),
        )
        .select(["approvalLink.id", "staff.email"])
        .where("tokenHash", "=", hashOfToken(token))
        .where("revokedAt", "is", null)
        .where("expiresAt", ">", instant(now))
        .executeTakeFirst();
      if (!link) return undefined;
      const known = await trx
        .selectFrom("approvalAnswer")
        .select(["decision", "name", "comment", "draftTag"])
        .where("linkId", "=", link.id)
        .orderBy("id", "desc")
        .limit(maxAnswers)
        .execute();
      const [last] = known;
      // A double click, or a page that was sent again.
      const isRepeated =
        last?.decision === decision &&
        last.name === name &&
        last.comment === comment &&
        last.draftTag === draftTag;
      if (isRepeated) return "answered";
      if (known.length >= maxAnswers) return "full";
      const values = { linkId: link.id, decision, name, comment, draftTag, at: instant(now) };
      await trx.insertInto("approvalAnswer").values(values).execute();
      const mail = link.email ? mailTo(link.email) : undefined;
      if (mail) await Mails.insert(trx, null, mail, now);
      return "answered";
    });
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
