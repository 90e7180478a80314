import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { MouseEvent, ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { DragHandle } from "./DragHandle.tsx";
import styles from "./SortableItem.module.css";

interface SortableItemProps {
  id: string | number;
  label: string;
  className?: string | undefined;
  /**
   * Whether a mouse can drag it from anywhere except interactive elements; touch, which also scrolls, and
   * the keyboard always use the handle.
   */
  isHeldAnywhere?: boolean;
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a sortable list; `children` places the handle. */
export function SortableItem(props: SortableItemProps) {
  const { id, label, className, isHeldAnywhere = false, children } = props;
  const sortable = useSortable({ id });
  const hold = (event: MouseEvent<Element>) => {
    if (!isControl(event.target)) sortable.listeners?.onMouseDown?.(event);
  };
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes(styles.item, isHeldAnywhere && styles.held, className)}
      {...(isHeldAnywhere && { onMouseDown: hold })}
      data-dragging={sortable.isDragging ? "" : undefined}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      {children(<DragHandle label={label} sortable={sortable} />)}
    </li>
  );
}

function isControl(target: EventTarget) {
  return target instanceof Element && target.closest("a, button, input, select, summary") !== null;
}
