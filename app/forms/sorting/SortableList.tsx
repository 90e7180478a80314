import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId, useRef } from "react";
import { useDragSensors } from "./dragSensors.ts";
import { type MoveButton, MoveButtons } from "./MoveButtons.tsx";
import { SortableItem } from "./SortableItem.tsx";
import { useDragAnnouncements } from "./useDragAnnouncements.ts";
import { useRestoredFocus } from "./useRestoredFocus.ts";

export interface SortableEntry {
  id: string | number;
  /** The item's name, for its buttons and for screen readers. */
  label: string;
}

interface SortableListProps<Item extends SortableEntry> {
  items: readonly Item[];
  /** Accessible name of the list. */
  label: string;
  /** A `grid` is sorted in both directions. */
  layout?: "list" | "grid";
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Something that is no item, shown before the item at this index, or at the end. */
  gap?: { index: number; content: ReactNode } | undefined;
  isHeldAnywhere?: boolean;
  /** An item was dropped at another place; indices from 0. */
  onMove: (from: number, to: number) => void;
  /** The button that moves an item by one position without JavaScript; with it, `onMove` is called. */
  moveButton: (item: Item, from: number, to: number) => MoveButton;
  /** Renders an item; `handle` and `moves` are its controls. */
  children: (item: Item, controls: SortControls) => ReactNode;
}

export interface SortControls {
  /** The drag handle; nothing without JavaScript. */
  handle: ReactNode;
  /** The buttons that move by one position. */
  moves: ReactNode;
}

/**
 * A list that is sorted by mouse, touch or keyboard, or with up and down buttons that are plain submits. The
 * parent owns the order and updates it in `onMove`.
 */
export function SortableList<Item extends SortableEntry>({
  items,
  label,
  layout = "list",
  className,
  itemClassName,
  gap,
  isHeldAnywhere = false,
  onMove,
  moveButton,
  children,
}: SortableListProps<Item>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const indexOf = (itemId: string | number) => items.findIndex((item) => item.id === itemId);
  const speech = useDragAnnouncements((itemId) => {
    const index = indexOf(itemId);
    const item = items[index];
    return item && { item: item.label, position: index + 1, count: items.length };
  });
  useRestoredFocus(list, items.map((item) => item.id).join());

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [indexOf(active.id), over ? indexOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  }

  const drawn = items.map((item, index) => (
    <SortableItem
      key={item.id}
      id={item.id}
      label={item.label}
      className={itemClassName}
      isHeldAnywhere={isHeldAnywhere}
    >
      {(handle) =>
        children(item, {
          handle,
          moves: (
            <MoveButtons
              label={item.label}
              layout={layout}
              up={index > 0 ? moveButton(item, index, index - 1) : undefined}
              down={index < items.length - 1 ? moveButton(item, index, index + 1) : undefined}
              onUp={() => onMove(index, index - 1)}
              onDown={() => onMove(index, index + 1)}
            />
          ),
        })
      }
    </SortableItem>
  ));
  if (gap) drawn.splice(gap.index, 0, <li key="gap">{gap.content}</li>);
  return (
    <DndContext
      id={id}
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      accessibility={speech}
      onDragEnd={drop}
    >
      <SortableContext
        id={id}
        items={items.map((item) => item.id)}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul ref={list} aria-label={label} className={className}>
          {drawn}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
