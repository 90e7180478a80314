import { type RefObject, useEffect } from "react";
import { useLatest } from "#app/ui/useLatest.ts";

/**
 * Lets the whole card around a file picker (`data-drop-zone`) take files that are dropped on it, or pasted while the
 * focus or the pointer is in it; `data-over` marks it while files are held over it.
 *
 * @param inside an element in the card
 */
export function useDropZone(
  inside: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const latest = useLatest(take);
  useEffect(() => {
    const zone = inside.current?.closest<HTMLElement>("[data-drop-zone]");
    if (!zone) return;
    const { signal, abort } = listening();
    const mark = (isOver: boolean) => zone.toggleAttribute("data-over", isOver);
    zone.addEventListener(
      "dragover",
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        mark(true);
      },
      { signal },
    );
    zone.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) mark(false);
      },
      { signal },
    );
    zone.addEventListener(
      "drop",
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        mark(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || event.defaultPrevented || !isMeant(zone, event)) return;
        event.preventDefault();
        latest.current(files);
      },
      { signal },
    );
    return abort;
  }, [inside, latest]);
}

/** A file that is dropped beside a card must not take the place of the page. The browser's own inputs still take one. */
export function useDropGuard(): void {
  useEffect(() => {
    const { signal, abort } = listening();
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event) || isFileInput(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse, { signal });
    window.addEventListener("drop", refuse, { signal });
    return abort;
  }, []);
}

/** Whether files are being dragged, and not words or a part of the page. */
export function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Words copied from a word processor bring a picture of themselves along: in a text field the words are meant. */
function isMeant(zone: HTMLElement, { clipboardData }: ClipboardEvent): boolean {
  const focused = document.activeElement;
  const isTyping = focused?.matches("textarea, input:not([type=file], [type=checkbox])") ?? false;
  if (isTyping && clipboardData?.types.includes("text/plain")) return false;
  return zone.contains(focused) || (!isTyping && zone.matches(":hover"));
}

function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "file";
}

/** Files that were dropped on a list, on their way to the form of many new records. */
let dropped: readonly File[] = [];

export function bringDropped(files: readonly File[]): void {
  dropped = files;
}

/** Each file once. */
export function takeDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
