import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The form that a list's checkboxes (`name="id"`) belong to. */
export const selectionForm = "selecao";

/** How many rows are changed at once: few enough for an address, which the confirmation has. */
export const maxSelected = 500;

/**
 * How many rows of a list are selected; none once the list has changed. The checkboxes themselves know which: some may
 * have been ticked before the page was hydrated.
 *
 * @returns `box` is put on what holds the checkboxes
 */
export function useSelection(rows: readonly { id: number }[]) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const ids = rows.map(({ id }) => id).join();
  const shown = useRef(ids);
  const boxes = () => [
    ...(box.current?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? []),
  ];
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
  const selectAll = (isAll: boolean) => {
    for (const [index, each] of boxes().entries()) each.checked = isAll && index < maxSelected;
    recount();
  };
  const update = useEffectEvent((ids: string) => {
    if (shown.current !== ids) selectAll(false);
    else recount();
    shown.current = ids;
  });
  useEffect(() => update(ids), [ids]);
  const all = Math.min(rows.length, maxSelected);
  const isAll = count > 0 && count >= all;
  return { box, count, isAll, isCapped: all < rows.length, recount, selectAll };
}
