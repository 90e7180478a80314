import { fold, foldedWords } from "#app/i18n/fold.ts";

/** A record that the server has found by its name. */
export interface FoundRecord {
  kind: "project" | "document" | "partner" | "message";
  name: string;
  /** The address of its screen. */
  to: string;
}

/** What the palette leads to: an address, or a place of the screen that is open. */
export interface Target {
  key: string;
  name: string;
  /** What it is: "Seção", "Tela", "Projeto". */
  kind: string;
  to: string;
}

/** Those whose names have all the words, where a name that begins with the first of them comes first. */
export function matching(targets: readonly Target[], query: string): Target[] {
  const words = foldedWords(query);
  const found = targets.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  const isExact = ({ name }: Target) => words[0] !== undefined && fold(name).startsWith(words[0]);
  return [...found.filter(isExact), ...found.filter((target) => !isExact(target))];
}

/** The sections of the form on the screen: only the project form has some. */
export function sectionTargets(kind: string): Target[] {
  const sections = document.querySelectorAll("details[data-section]");
  return [...sections].map(({ id, firstElementChild }) => ({
    key: id,
    name: firstElementChild?.querySelector("h2")?.textContent ?? "",
    kind,
    to: `#${id}`,
  }));
}
