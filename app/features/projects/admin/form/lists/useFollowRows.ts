import { type RefObject, useEffect, useRef } from "react";

const fields = "textarea, input:not([type=hidden])";
/** Those of a row that was made of a picture. */
const typed = "textarea, input:not([type=hidden], [type=file])";

/**
 * Moves the focus with changes of a list: into a new row, from a removed row to the button that puts it back,
 * and from there to the row that is back.
 *
 * @param restored index of the row that is being put back, until it is there
 */
export function useFollowRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  restored: RefObject<number | undefined>,
): void {
  const known = useRef(count);

  useEffect(() => {
    const added = count - known.current;
    known.current = count;
    if (added > 0 && restored.current !== undefined) {
      focus(list.current?.querySelectorAll("[data-remove]")[restored.current]);
      restored.current = undefined;
    } else if (added > 0 && isFree(list.current)) {
      const row = list.current?.querySelectorAll("[data-fields]")[count - 1];
      const begin = row?.querySelector("input[type=hidden][value^='images/']") ? typed : fields;
      const all = [...(row?.querySelectorAll(begin) ?? [])];
      focus(all.find((element) => element.getClientRects().length > 0));
    }
    if (added < 0) focus(list.current?.querySelector("[data-undo]"));
  }, [list, count, restored]);
}

/** Nobody is in a field: rows may come from files that take a while, one after the other. */
function isFree(list: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === document.body || Boolean(list?.contains(at) && !at?.closest("[data-fields]"));
}

function focus(element: Element | null | undefined) {
  if (element instanceof HTMLElement) element.focus();
}
