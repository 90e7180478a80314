import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { useFormActivity } from "#app/forms/saving/formActivity.ts";
import type { ListName } from "../../../fieldLabels.ts";
import { formValues } from "../sectionStatesContext.ts";
import type { Rows } from "./useRows.ts";

/** The row that was removed last, with its place and everything that was put into it. */
interface Removed {
  index: number;
  value: Readonly<Record<string, unknown>> | undefined;
  /** Files whose upload went with the row, by their pickers' names. */
  files: [picker: string, files: readonly File[]][];
}

/** A click that may be the first of a double click. */
type Click = Pick<globalThis.MouseEvent, "timeStamp" | "clientX" | "clientY">;

/**
 * Keeps the row that was removed last, so that it can be put back. Only with JavaScript; without it a removal
 * is a request, and the browser's Back button leads back.
 */
export function useUndo(name: ListName, list: RefObject<HTMLElement | null>, { add }: Rows) {
  const [removed, setRemoved] = useState<Removed>();
  const removal = useRef<Click>(undefined);
  const { pickers } = useFormActivity();
  const restored = useRef<number>(undefined);
  const resumed = useRef<Removed["files"]>([]);

  // Their pickers are there after one of the next renders.
  useEffect(() => {
    resumed.current = resumed.current.filter(([picker, files]) => {
      pickers.get(picker)?.start(files);
      return !pickers.has(picker);
    });
  });

  // After a removal something else slides under the pointer: the second click of a double click must not reach
  // it, nor take the focus away.
  useEffect(() => {
    const element = list.current;
    const swallow = (event: globalThis.MouseEvent) => {
      if (!removal.current || !isSameDoubleClick(removal.current, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const types = ["mousedown", "click"] as const;
    for (const type of types) element?.addEventListener(type, swallow, true);
    return () => {
      for (const type of types) element?.removeEventListener(type, swallow, true);
    };
  }, [list]);

  return {
    removed,
    /** Index of the row that is being put back; `useFollowRows` clears it. */
    restored,
    /** Call it with the click that removes a row, before the row goes. */
    keep({ nativeEvent, currentTarget: { form } }: MouseEvent<HTMLButtonElement>, index: number) {
      removal.current = nativeEvent;
      const row = `${uploadPrefix}${name}[${index}].`;
      const files = [...pickers].flatMap(([picker, { files }]): Removed["files"] =>
        picker.startsWith(row) && files.length > 0 ? [[picker, files]] : [],
      );
      setRemoved({ index, value: rowsOf(form, name)[index], files });
    },
    undo() {
      if (!removed) return;
      add({ ...removed.value }, removed.index);
      restored.current = removed.index;
      resumed.current = removed.files;
      setRemoved(undefined);
    },
  };
}

/** A keyboard click (`detail` 0) is always intended; some touch screens report every tap as a first click. */
function isSameDoubleClick(first: Click, click: globalThis.MouseEvent): boolean {
  if (click.detail === 0) return false;
  const since = click.timeStamp - first.timeStamp;
  const distance = Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY);
  return click.detail > 1 ? since < 1000 : since < 500 && distance < 10;
}

/** What the form around an element holds for the rows of a list, in the shape that conform inserts. */
export function rowsOf(element: HTMLElement | null | undefined, name: ListName) {
  const form = element?.closest("form");
  return ((form && formValues(form)[name]) ?? []) as Readonly<Record<string, unknown>>[];
}
