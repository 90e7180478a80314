import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";

/** An item as announced: its label, and its 1-based position among how many. */
export interface AnnouncedPosition {
  item: string;
  position: number;
  count: number;
}

/**
 * The screen reader announcements while an item is moved; the library's own are in English and read out raw
 * ids.
 *
 * @param placeOf position of an item; undefined for a target that is not an item (an empty column)
 */
export function useDragAnnouncements(
  placeOf: (id: UniqueIdentifier) => AnnouncedPosition | undefined,
) {
  const { sorting } = useTexts("adminCommon");
  const last = useRef("");

  function say(text: string, active: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    const moved = placeOf(active);
    if (!moved) return undefined;
    const place = over === undefined ? moved : (placeOf(over) ?? moved);
    last.current = `${moved.item} ${place.position}`;
    return fill(text, { ...place, item: moved.item });
  }

  /** A lifted item is immediately over itself: announcing that would interrupt "lifted". */
  function sayOver(active: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    const before = last.current;
    const text = say(sorting.over, active, over);
    return last.current === before ? undefined : text;
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => say(sorting.start, active.id, undefined),
    onDragOver: ({ active, over }) => sayOver(active.id, over?.id),
    onDragEnd: ({ active, over }) => say(sorting.end, active.id, over?.id),
    onDragCancel: ({ active }) => say(sorting.cancel, active.id, undefined),
  };
  return { announcements, screenReaderInstructions: { draggable: sorting.instructions } };
}
