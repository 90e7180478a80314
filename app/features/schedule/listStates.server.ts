import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { asTyped } from "#app/db/drafts/typedTexts.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { packDraft } from "#app/forms/merging/openedDraft.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { describePlanned } from "./describePlanned.server.ts";
import { describeOpened, describeState, type PublicationState } from "./describeState.server.ts";

type Info = { t: Translate; lang: Lang };

/**
 * The states of a list's records, by id: of public ones, and of those that are only drafts. Two statements.
 *
 * @param published their ids
 * @param drafts of the whole kind
 */
export async function listStates(
  kind: "documents" | "partners",
  published: readonly number[],
  drafts: readonly Drafts.Draft[],
  info: Info,
): Promise<Record<number, PublicationState>> {
  const draftOf = new Map(drafts.map((draft) => [draft.recordId, draft]));
  const isPublic = new Set(published);
  const ids = [...new Set([...published, ...draftOf.keys()])];
  const last = await Revisions.findLastPublications(kind, ids);
  const planned = kind === "documents" ? await Schedule.findAll(kind) : [];
  const entries = ids.map((id) => {
    const known = { isPublic: isPublic.has(id), draft: draftOf.get(id), last: last.get(id) };
    const lines = planned
      .filter(({ recordId }) => recordId === id)
      .map((one) => describePlanned(one, info).text);
    const state = describeState(known, info);
    return [id, lines.length > 0 ? { ...state, planned: lines } : state] as const;
  });
  return Object.fromEntries(entries);
}

/** A record of a list as its form opens it. */
interface OpenedRecord<Stored> {
  /** The draft where there is one. Its version is the one that it is based on, 0 for none. */
  opened: Stored;
  draft: OpenedDraft;
  state: PublicationState;
  /** The outdated translations of one that visitors do not see; its row would tell. */
  english: StoredEnglish | undefined;
}

/**
 * @param stored what visitors see
 * @returns undefined where there is neither that nor a draft
 */
export async function openForEditing<Stored extends object & { version: number }>(
  kind: "documents" | "partners",
  id: number,
  stored: Stored | undefined,
  info: Info,
): Promise<OpenedRecord<Stored> | undefined> {
  const draft = await Drafts.find(kind, id);
  const last = (await Revisions.findLastPublications(kind, [id])).get(id);
  const state = describeOpened({ isPublic: stored !== undefined, draft, last }, info);
  if (stored) {
    return { ...(await openWithDraft(kind, id, stored, info)), state, english: undefined };
  }
  if (!draft) return undefined;
  const text = info.t("adminCommon.drafts.unpublished", { state: state.text });
  const content = { id, ...asTyped(draft), version: draft.baseVersion };
  return {
    opened: content as unknown as Stored,
    draft: { kind, id, tag: draft.tag, text, content: packDraft(draft.content) },
    state,
    english: Object.assign({}, ...(draft.outdated.main ?? [])) as StoredEnglish,
  };
}
