import { paths } from "#app/sitePaths.ts";
import { queryOf } from "#app/validation/query.ts";
import type { SearchResponse } from "../search.schema.ts";

/** As long a pause in typing asks for results, of at least so many characters. */
const pauseMs = 250;
const minLength = 2;

export interface Found extends SearchResponse {
  query: string;
}

interface Suggestions {
  input: HTMLInputElement;
  /** Holds what is shown. */
  box: HTMLElement;
  lang: string;
  show: (found: Found | undefined) => void;
}

/**
 * Shows the first results of a search after each pause in typing, until Escape among them or a press elsewhere. The
 * arrows lead from the field through them, besides Tab: they are links, not options of a combobox, so that they can be
 * opened in another tab and are read as what they are.
 *
 * @returns ends it
 */
export function suggestWhileTyping({ input, box, lang, show }: Suggestions): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const stop = () => {
    clearTimeout(pause);
    asked?.abort();
  };
  const ask = async () => {
    const query = queryOf(input.value);
    if (query.length < minLength) return show(undefined);
    asked = new AbortController();
    const { signal } = asked;
    const found = await findFirst(query, lang, signal).catch(() => undefined);
    if (!signal.aborted) show(found);
  };
  const wait = () => {
    stop();
    // There they would be today's, whose pages may be missing at that moment (`site/PastBar`).
    if (document.querySelector("[data-past]")) return;
    pause = setTimeout(ask, pauseMs);
  };
  const close = () => {
    stop();
    show(undefined);
  };
  const press = ({ target }: Event) => {
    if (target !== input && !box.contains(target as Node)) close();
  };
  const stepBy = (event: KeyboardEvent, step: 1 | -1) => {
    const stops: HTMLElement[] = [input, ...box.querySelectorAll("a")];
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const key = (event: KeyboardEvent) => {
    // With one of those an arrow selects, or jumps; while a word is composed, it chooses among its spellings.
    const { shiftKey, altKey, ctrlKey, metaKey, isComposing } = event;
    const isPlain = !(shiftKey || altKey || ctrlKey || metaKey || isComposing);
    if (isPlain && event.key === "ArrowDown") stepBy(event, 1);
    if (isPlain && event.key === "ArrowUp") stepBy(event, -1);
    if (event.key !== "Escape" || event.currentTarget !== box) return;
    // The popover or the menu around it stays open.
    event.preventDefault();
    event.stopPropagation();
    input.focus();
    close();
  };
  if (input.value !== input.defaultValue) wait();
  input.addEventListener("input", wait);
  input.addEventListener("keydown", key);
  box.addEventListener("keydown", key);
  document.addEventListener("pointerdown", press);
  return () => {
    close();
    input.removeEventListener("input", wait);
    input.removeEventListener("keydown", key);
    box.removeEventListener("keydown", key);
    document.removeEventListener("pointerdown", press);
  };
}

async function findFirst(query: string, lang: string, signal: AbortSignal) {
  const address = `${paths.api}/search?${new URLSearchParams({ q: query, lang })}`;
  const answer = await fetch(address, { signal });
  if (!answer.ok) return undefined;
  return { ...((await answer.json()) as SearchResponse), query };
}
