import { useState } from "react";
import { useSearchParams } from "react-router";
import { discardedParam } from "#app/paths.ts";

/** The tags of the drafts that the forms of this page have kept by themselves. */
export const ownDraftTags = new Set<string>();

/**
 * The `key` of a record's form: another one makes the form anew. It stays when the page's data tells of a draft that
 * the form itself has kept while somebody was typing, unless that was discarded over the form.
 *
 * @param version of the record that the form is based on
 * @param tag the stored draft's
 */
export function useFormKey(version: number, tag: string): string {
  const [search] = useSearchParams();
  const discarded = search.get(discardedParam);
  const current = `${version} ${tag}`;
  const [start, setStart] = useState({ key: current, discarded });
  // Dialogs over the form have addresses without it.
  const isDiscarded = discarded !== null && discarded !== start.discarded;
  const isOwn = ownDraftTags.has(tag) && start.key.startsWith(`${version} `);
  if (isDiscarded || (start.key !== current && !isOwn)) {
    setStart({ key: current, discarded: discarded ?? start.discarded });
  }
  return `${start.key} ${start.discarded ?? ""}`;
}
