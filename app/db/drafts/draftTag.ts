/** The opened form that sends a draft. */
export interface DraftForm {
  /** Drawn when the form was opened. */
  key: string;
  /** Numbers what it sends: what arrives after a later one stores nothing. */
  attempt: number;
}

/** The tag of a draft that a form has kept: the form knows it without having been answered. */
export function draftTagOf({ key, attempt }: DraftForm): string {
  return `${attempt}#${key}`;
}

/** What whoever changes a record knows of its draft. */
export interface KnownDraft {
  /** The tag of the draft that was stored when the form was opened. */
  draft?: string | undefined;
  /** The form itself, which may have kept its own drafts since. */
  form?: DraftForm | undefined;
}

/**
 * How a stored draft stands to a form. "later": the form has sent it after this submission. "other": somebody else has
 * kept it, or the same person in another tab.
 */
export function relationOf(
  { tag }: { tag: string },
  { draft, form }: KnownDraft,
): "known" | "later" | "other" {
  if (tag === draft) return "known";
  const [, attempt, key] = /^(\d+)#(.*)$/s.exec(tag) ?? [];
  if (!form || key !== form.key) return "other";
  return Number(attempt) > form.attempt ? "later" : "known";
}
