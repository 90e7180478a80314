import { useState } from "react";

/** The tags of the drafts that the forms of this page have kept by themselves. */
export const ownDraftTags = new Set<string>();

/**
 * The `key` of a record's form: another one makes the form anew. It stays when the page's data tells of a draft that
 * the form itself has kept while somebody was typing.
 *
 * @param version of the record that the form is based on
 * @param tag the stored draft's
 */
export function useFormKey(version: number, tag: string): string {
  const current = `${version} ${tag}`;
  const [key, setKey] = useState(current);
  const isOwn = ownDraftTags.has(tag) && key.startsWith(`${version} `);
  if (key !== current && !isOwn) setKey(current);
  return key;
}
