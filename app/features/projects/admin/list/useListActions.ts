import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { showToast } from "#app/ui/flash.ts";
import type { ListFailure } from "./keepList.ts";

/** What a script does on the list without leaving it; the same actions are plain submits without one. */
export interface ListActions {
  move: (id: number, place: number) => void;
  setHighlight: (id: number, highlight: boolean) => void;
  /** A move on its way to the server, shown at once. */
  moving: { id: number; place: number } | undefined;
}

/** A project's star in the page. */
export function starId(id: number): string {
  return `estrela-${id}`;
}

export function useListActions(): ListActions {
  const { failure } = useTexts("adminCommon");
  const fetcher = useFetcher<ListFailure>();
  const { formData, data } = fetcher;

  useEffect(() => {
    if (data?.isFailed) showToast({ type: "error", message: data.message ?? failure.action });
  }, [data, failure]);

  const starred = useRef<number>(undefined);
  // After every drawing: the answer and the new order may come in two.
  useEffect(() => {
    if (starred.current === undefined) return;
    const star = starId(starred.current);
    const focused = document.activeElement;
    // The card has gone to the other section, and the focus was on it.
    if (focused === document.body) document.getElementById(star)?.focus();
    else if (focused?.id !== star) starred.current = undefined;
  });

  const send = (action: string, values: Record<string, string>) =>
    void fetcher.submit(values, { method: "post", action, preventScrollReset: true });
  const moved = formData?.get("moved");
  return {
    move: (id, place) =>
      send(paths.admin.placeProject(id), { moved: String(id), place: String(place) }),
    setHighlight: (id, highlight) => {
      starred.current = id;
      send(paths.admin.highlightProject(id), { highlight: String(highlight) });
    },
    moving: moved ? { id: Number(moved), place: Number(formData?.get("place")) } : undefined,
  };
}
