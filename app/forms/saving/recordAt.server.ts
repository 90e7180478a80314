import { data } from "react-router";
import { recordIdOf } from "#app/validation/recordId.ts";

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
 * The id in a screen's address, of a record that may already be deleted.
 *
 * @throws a 404 answer when it cannot be an id
 */
export function recordIdAt(param: string): number {
  const id = recordIdOf(param);
  if (id === undefined) throw data(null, 404);
  return id;
}
