import { data } from "react-router";
import { recordIdOf } from "#app/validation/recordId.ts";

/** More than a list has, and few enough for an address. */
const maxSelected = 500;

/**
 * The rows of a list that are selected in a form or a query: `id`, repeated.
 *
 * @throws a 400 answer for what is no id, or too many
 */
export function selectedIds(values: readonly (FormDataEntryValue | string)[]): number[] {
  const ids = values.map((value) => recordIdOf(String(value)));
  if (ids.length > maxSelected || ids.includes(undefined)) throw data(null, 400);
  return ids.filter((id) => id !== undefined);
}
