import { useField } from "@conform-to/react";
import { useCallback } from "react";
import type { ListName } from "../../../fieldLabels.ts";

/** Conform's, though it takes rows with objects in them as well. */
type Texts = Record<string, string>;

export type Rows = ReturnType<typeof useRows>;

/**
 * The rows of one of the form's lists and the buttons that change them. Every button is a plain submit of
 * the whole form, which comes back with the list changed; with JavaScript it changes at once.
 */
export function useRows(name: ListName) {
  const [list, form] = useField<Record<string, unknown>[]>(name);
  const { insert, remove, reorder, update } = form;
  return {
    rows: list.getFieldList().map(({ key, name: row, initialValue }, index) => ({
      // A row keeps its key when it moves; its name gives its position.
      key: key ?? row,
      name: row,
      index,
      initial: initialValue as Record<string, string | undefined> | undefined,
    })),
    id: list.id,
    errors: list.errors,
    errorId: list.errorId,
    /** Adds a row, empty at the end, or with given values at a place. */
    addButton: insert.getButtonProps({ name }),
    add: useCallback(
      (value: Record<string, unknown>, index?: number) => {
        const place = index === undefined ? {} : { index };
        insert({ name: list.name, defaultValue: value as Texts, ...place });
      },
      [insert, list.name],
    ),
    removeButton: (index: number) => remove.getButtonProps({ name, index }),
    moveButton: (from: number, to: number) => reorder.getButtonProps({ name, from, to }),
    /** Puts other rows in the place of all. */
    replace: (value: Record<string, unknown>[]) => update({ name, value: value as Texts[] }),
    move: (from: number, to: number) => reorder({ name, from, to }),
  };
}
