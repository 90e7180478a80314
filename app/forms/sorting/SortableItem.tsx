import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { DragHandle } from "./DragHandle.tsx";
import styles from "./SortableItem.module.css";

interface SortableItemProps {
  id: string | number;
  label: string;
  className?: string | undefined;
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a sortable list; `children` puts the handle in its place. */
export function SortableItem({ id, label, className, children }: SortableItemProps) {
  const sortable = useSortable({ id });
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes(styles.item, className)}
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
