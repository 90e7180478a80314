import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { asTyped } from "#app/db/drafts/typedTexts.ts";
import { toBy } from "#app/db/history/author.ts";
import { ago } from "#app/i18n/ago.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { packDraft } from "../merging/openedDraft.server.ts";
import { noDraft } from "../saving/AdminForm.tsx";
import type { OpenedDraft } from "./DraftLine.tsx";

/**
 * A record as its form opens it: the draft where there is one, with the version on which that is based.
 *
 * @param id 0 for the banner and the numbers
 */
export async function openWithDraft<Stored extends object & { version: number }>(
  kind: Drafts.DraftKind,
  id: number,
  stored: Stored,
  info: { t: Translate; lang: Lang },
): Promise<Opened<Stored>> {
  return openAs(kind, id, { stored, draft: await Drafts.find(kind, id) }, info);
}

interface Opened<Stored> {
  opened: Stored;
  draft: OpenedDraft;
}

/** The same with a draft that has been read already. */
export function openAs<Stored extends object & { version: number }>(
  kind: Drafts.DraftKind,
  id: number,
  { stored, draft }: { stored: Stored; draft: Drafts.Draft | undefined },
  { t, lang }: { t: Translate; lang: Lang },
): Opened<Stored> {
  if (!draft) return { opened: stored, draft: { kind, id, tag: noDraft, text: undefined } };
  const [when, name] = [ago(draft.updatedAt, lang), toBy(draft)?.name];
  const text = name
    ? t("adminCommon.drafts.by", { when, name })
    : t("adminCommon.drafts.at", { when });
  return {
    opened: { ...stored, ...asTyped(draft), version: draft.baseVersion },
    draft: { kind, id, tag: draft.tag, text, content: packDraft(draft.content) },
  };
}
