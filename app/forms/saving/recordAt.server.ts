import { data, type RouterContextProvider, redirect } from "react-router";
import { withFormDraft } from "#app/auth/formDraftParams.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { findFormDraft } from "../drafts/loadFormDraft.server.ts";

interface LoaderArgs {
  params: { id: string };
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The record that a screen's address names.
 *
 * @throws a 404 answer where there is none
 */
export async function recordAt<Row>(
  param: string,
  findById: (id: number) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await findById(recordIdAt(param));
  if (row === undefined) throw data(null, 404);
  return row;
}

/**
 * The record that a form edits. The kept form of one that was deleted meanwhile goes on as a new one's.
 *
 * @param newPath as its action passes it to `saveForm`
 * @throws a redirect there, or a 404 answer
 */
export async function recordToEdit<Row>(
  args: LoaderArgs,
  findById: (id: number) => Promise<Row | undefined>,
  newPath: (formData: FormData) => string,
): Promise<Row> {
  const row = await findById(recordIdAt(args.params.id));
  if (row !== undefined) return row;
  const kept = await findFormDraft(args);
  throw kept ? redirect(withFormDraft(newPath(kept.formData), kept.key, true)) : data(null, 404);
}

/**
 * The id in a screen's address, of a record that may already be deleted.
 *
 * @throws a 404 answer when it cannot be an id
 */
export function recordIdAt(param: string): number {
  const id = recordIdOf(param);
  if (id === undefined) throw data(null, 404);
  return id;
}
