import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { useId, useRef, useState } from "react";
import { HandleIcon } from "#app/forms/sorting/DragHandle.tsx";
import { useDragSensors } from "#app/forms/sorting/dragSensors.ts";
import { useDragAnnouncements } from "#app/forms/sorting/useDragAnnouncements.ts";
import { useRestoredFocus } from "#app/forms/sorting/useRestoredFocus.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { trimmed } from "#app/text/blank.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import type { Board, BoardColumn } from "../board.ts";
import { BoardColumnList } from "./BoardColumnList.tsx";
import { boardKeys } from "./boardKeys.ts";
import { columnAt, findPosition } from "./boardPositions.ts";
import styles from "./PartnerBoard.module.css";
import { PartnerCard, type PartnerCardData } from "./PartnerCard.tsx";
import { SortableStrip } from "./SortableStrip.tsx";
import { useBoard } from "./useBoard.ts";

interface PartnerBoardProps {
  title: string;
  board: Board<Omit<PartnerCardData, "label"> & { position: number }>;
  /** The form that moves a card without JavaScript. */
  formId: string;
}

/** Three columns of cards that can be dragged within and between them (spec 2, 9), below the strip that they make. */
export function PartnerBoard({ title, board: stored, formId }: PartnerBoardProps) {
  const texts = useTexts("adminPartners");
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { board, preview, move, drop: dropAt } = useBoard(stored);
  const onScreen = useLatest(board);
  const [keys] = useState(() => boardKeys(onScreen));
  const [dragged, setDragged] = useState<ReturnType<typeof findPosition>>();
  useRestoredFocus(element, JSON.stringify(board.map((column) => column.map((card) => card.id))));

  // Visitors see a new card last until the next move makes the list follow its columns.
  const inOrder = board.flat();
  if (board === stored) inOrder.sort((a, b) => a.position - b.position);
  const labelOf = (card: { id: number; name: string }) =>
    trimmed(card.name) || fill(texts.unnamed, { id: card.id });
  const lifted = dragged && findPosition(board, dragged.card.id)?.card;
  const speech = useDragAnnouncements((cardId) => {
    const place = findPosition(board, cardId);
    if (!place) return undefined;
    const { card, index, column } = place;
    const name = fill(texts.column, { number: column + 1 });
    return { item: `${labelOf(card)}, ${name}`, position: index + 1, count: place.count };
  });

  /** The place over which a card is dragged; undefined when it is already there. */
  function placeOver(active: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    const from = findPosition(board, active);
    if (!from || over === undefined) return undefined;
    const target = findPosition(board, over);
    const column = target?.column ?? columnAt(over);
    if (column === undefined) return undefined;
    const end = board[column].filter((card) => card.id !== from.card.id).length;
    return { id: from.card.id, column, index: target?.index ?? end, from };
  }

  /**
   * A card enters another column at once, so that its cards make room; within a column the library does
   * this.
   */
  function dragOver({ active, over }: DragOverEvent) {
    const place = placeOver(active.id, over?.id);
    if (place && place.column !== place.from.column) preview(place);
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const place = placeOver(active.id, over?.id);
    // Compared with the start of the drag, not the stored place: an earlier move may still be pending.
    const isSame = dragged?.column === place?.column && dragged?.index === place?.index;
    if (!place || isSame) return preview(undefined);
    dropAt({ id: place.id, column: place.column, index: place.index });
  }

  return (
    <>
      <SortableStrip
        cards={inOrder.map((card) => ({ ...card, label: labelOf(card) }))}
        title={title}
        formId={formId}
      />
      <DndContext
        id={id}
        sensors={useDragSensors(keys)}
        collisionDetection={closestCorners}
        accessibility={speech}
        onDragStart={({ active }) => setDragged(findPosition(board, active.id))}
        onDragOver={dragOver}
        onDragEnd={drop}
        onDragCancel={() => {
          setDragged(undefined);
          preview(undefined);
        }}
      >
        <div ref={element} className={styles.board}>
          {board.map((cards, index) => (
            <BoardColumnList
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these three
              key={index}
              column={index as BoardColumn}
              title={title}
              cards={cards.map((card) => ({ ...card, label: labelOf(card) }))}
              board={board}
              formId={formId}
              onMove={move}
            />
          ))}
        </div>
        {/* Follows the pointer while the card itself changes columns underneath. */}
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <PartnerCard card={{ ...lifted, label: labelOf(lifted) }} handle={<HandleIcon />} />
          )}
        </DragOverlay>
      </DndContext>
    </>
  );
}
