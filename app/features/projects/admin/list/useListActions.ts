import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Move } from "#app/db/order.ts";
import { showToast } from "#app/flash/flash.ts";
import { actionErrorMessage, type FormResponse } from "#app/forms/saving/formResponse.ts";
import { moveField, writeMove } from "#app/forms/sorting/moveForm.ts";
import { useFetcherQueue } from "#app/forms/useFetcherQueue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { type Moving, readMoving } from "./moving.ts";

/**
 * The list's actions that a script performs without leaving it; without JavaScript they are plain submits.
 */
export interface ListActions {
  move: (move: Move) => void;
  /** Moves a project to a place that may be on another page of the section. */
  place: (id: number, place: number, sectionId: string) => void;
  setHighlight: (id: number, highlight: boolean) => void;
  /** Pending moves, oldest first, shown optimistically. */
  moving: Moving[];
}

/** The id of a project's star. */
export function starId(id: number): string {
  return `estrela-${id}`;
}

/** The actions of both sections, sent one after the other. */
export function useListActions(): ListActions {
  const { failure } = useTexts("adminCommon");
  // Success is a redirect with a notice; an answer says why an action failed.
  const { send: queue, unanswered } = useFetcherQueue(useFetcher<FormResponse>(), (answer) =>
    showToast({ type: "error", message: actionErrorMessage(answer, failure) }),
  );
  const keepFocus = useKeptControl();

  const send = (action: string, fields: Record<string, string>) =>
    queue({ fields, options: { method: "post", action, preventScrollReset: true } });
  return {
    move: (move) => send(paths.admin.projectPosition(move.id), { [moveField]: writeMove(move) }),
    place(id, place, sectionId) {
      keepFocus(document.activeElement?.id, sectionId);
      send(paths.admin.projectPosition(id), { moved: String(id), place: String(place) });
    },
    setHighlight: (id, highlight) => {
      keepFocus(starId(id));
      send(paths.admin.highlightProject(id), { highlight: String(highlight) });
    },
    moving: unanswered.flatMap(readMoving),
  };
}

/**
 * Restores the focus to a control whose card has moved while it had the focus.
 *
 * @returns a function to call before the card moves, with the ids of the control and of its fallback
 */
function useKeptControl() {
  const kept = useRef<(string | undefined)[]>([]);
  // After every render: the answer and the new order may arrive separately.
  useEffect(() => {
    if (kept.current.length === 0) return;
    const focused = document.activeElement;
    const found = kept.current.map((id) => id && document.getElementById(id)).find(Boolean);
    if (focused === document.body && found) found.focus();
    else if (focused && !kept.current.includes(focused.id)) kept.current = [];
  });
  return (...ids: (string | undefined)[]) => {
    kept.current = ids;
  };
}
