import { type Author, toBy } from "#app/db/history/author.ts";
import type { Revision } from "#app/db/history/revisions.repo.server.ts";
import { ago } from "#app/i18n/ago.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";

/**
 * What visitors see of a project or document, and what staff have prepared: public as it is; public with unpublished
 * changes; never public; taken off the site.
 */
export type PublicationStatus = "published" | "changed" | "draft" | "hidden";

/** A record's status in words, with who and when. */
export interface PublicationState {
  status: PublicationStatus;
  text: string;
  /** What will happen to it by itself: "Agendado para 27/11/2026, 08:00". */
  planned?: string[];
}

interface Known {
  isPublic: boolean;
  draft: (Author & { updatedAt: string }) | undefined;
  /** Its last publication, or its last "unpublished"; undefined where it never was public. */
  last: Pick<Revision, "action" | "origin" | "staff" | "at"> | undefined;
}

export function statusOf({ isPublic, draft, last }: Known): PublicationStatus {
  if (isPublic) return draft ? "changed" : "published";
  return last?.action === "unpublished" ? "hidden" : "draft";
}

/** A record's state in the editor, whose form shows the draft: "Rascunho de Ana, há 5 min". */
export function describeOpened(known: Known, info: { t: Translate; lang: Lang }): PublicationState {
  const status = statusOf(known);
  if (status !== "changed") return describeState(known, info);
  return { status, text: describeState({ ...known, isPublic: false, last: undefined }, info).text };
}

/** A record's state in the words of the list: "Publicado há 2 h por Ana". */
export function describeState(
  known: Known,
  { t, lang }: { t: Translate; lang: Lang },
): PublicationState {
  const status = statusOf(known);
  const { draft, last } = known;
  const isOfDraft = status === "draft" || status === "changed";
  const at = isOfDraft ? draft?.updatedAt : last?.at;
  const by = isOfDraft ? draft : last;
  if (!at || !by) return { status, text: t(`adminSchedule.states.${status}`) };
  const when = ago(at, lang);
  const name = toBy(by)?.name;
  const text = name
    ? t(`adminSchedule.states.by.${status}`, { when, name })
    : t(`adminSchedule.states.at.${status}`, { when });
  return { status, text };
}
