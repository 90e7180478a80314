import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { maxSelected } from "./useSelection.ts";

/**
 * The rows of a list that are selected in a form or a query: `id`, repeated.
 *
 * @throws a 400 answer for what is no id
 */
export function selectedIds(values: readonly (FormDataEntryValue | string)[]): number[] {
  const ids = values.map((value) => recordIdOf(String(value)));
  if (ids.includes(undefined)) throw data(null, 400);
  return ids.filter((id) => id !== undefined);
}

/** Why so many rows are not changed at once; undefined where they are not too many. */
export function refusalOf(
  ids: readonly number[],
  { t }: Pick<RequestInfo, "t">,
): string | undefined {
  if (ids.length <= maxSelected) return undefined;
  return t("adminCommon.selection.tooMany", { most: maxSelected });
}
