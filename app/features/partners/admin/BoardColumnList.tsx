import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { SortableItem } from "#app/forms/sorting/SortableItem.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { Board, BoardColumn, BoardMove } from "../board.ts";
import styles from "./BoardColumnList.module.css";
import { columnId, stepsOf } from "./boardPositions.ts";
import { PartnerCard, type PartnerCardData } from "./PartnerCard.tsx";
import { PartnerMenu } from "./PartnerMenu.tsx";

interface BoardColumnListProps {
  column: BoardColumn;
  /** The section's title; with the column's number it labels the column. */
  title: string;
  cards: PartnerCardData[];
  board: Board<{ id: number }>;
  formId: string;
  onMove: (move: BoardMove) => void;
}

/** One column of the board; a drop target even when it is empty. */
export function BoardColumnList(props: BoardColumnListProps) {
  const { column, title, cards, board, formId, onMove } = props;
  const texts = useTexts("adminPartners");
  const { setNodeRef } = useDroppable({ id: columnId(column) });
  const ids = cards.map((card) => card.id);
  return (
    <SortableContext id={columnId(column)} items={ids} strategy={verticalListSortingStrategy}>
      <div ref={setNodeRef} className={styles.column}>
        <h3 className={styles.name}>
          <span className="visually-hidden">{title}, </span>
          {fill(texts.column, { number: column + 1 })}
        </h3>
        {cards.length === 0 && <p className={styles.empty}>{texts.emptyColumn}</p>}
        <ul
          className={styles.cards}
          aria-label={fill(texts.columnOf, { section: title, number: column + 1 })}
        >
          {cards.map((card) => (
            <SortableItem
              key={card.id}
              id={card.id}
              label={card.label}
              className={styles.place}
              isHeldAnywhere
            >
              {(handle) => (
                <PartnerCard card={card} handle={handle}>
                  <PartnerMenu
                    card={card}
                    steps={stepsOf(board, card.id)}
                    formId={formId}
                    onMove={onMove}
                  />
                </PartnerCard>
              )}
            </SortableItem>
          ))}
        </ul>
      </div>
    </SortableContext>
  );
}
