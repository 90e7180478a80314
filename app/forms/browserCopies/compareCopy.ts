import { parse } from "@conform-to/dom";
import type { SubmissionResult } from "@conform-to/react";
import { applyRemovals } from "#app/files/upload/fieldNames.ts";
import { askedField, choicePrefix, openedDraftField } from "../merging/choices.ts";
import { findDifferences } from "../saving/differences.ts";
import type { Difference } from "../saving/formResponse.ts";
import type { BrowserCopy } from "./copies.ts";

/** What a form sends about itself, and nobody types. */
const apart = ["version", "draft", "openedWith", openedDraftField, "idempotencyKey", "attempt"];

/** The same of a row that is a stored file's, which it names. */
const apartInRow = /\]\.(?:draft|opened|path)$/;

interface CompareRules {
  /** The form's own, as its action passes it to `saveForm`. */
  prepare?: ((formData: FormData) => void) | undefined;
  /** Names of its checkboxes, which send nothing where they are not ticked. */
  checkboxes: readonly string[];
  words: { yes: string; no: string };
}

/** The fields in which a copy differs from what the form shows: `typed` is the copy's. */
export function compareCopy(
  { entries }: Pick<BrowserCopy, "entries">,
  shown: FormData,
  { prepare, checkboxes, words }: CompareRules,
): Difference[] {
  const valuesOf = (formData: FormData) => {
    for (const name of apart) formData.delete(name);
    for (const name of checkboxes) formData.set(name, formData.has(name) ? words.yes : words.no);
    return resultOf(formData, prepare).initialValue;
  };
  const typed = toFormData(inShownRows(entries, shown));
  return findDifferences(valuesOf(typed), valuesOf(copyOf(shown)), words);
}

/**
 * A copy as conform's `lastResult`, with which a form starts. It takes the place of the draft that was shown beside it,
 * as the form that was opened with that one would: it is no other tab's.
 */
export function restoreCopy(
  { entries }: Pick<BrowserCopy, "entries">,
  shown: FormData,
  prepare: CompareRules["prepare"],
): SubmissionResult<string[]> {
  const formData = toFormData(inShownRows(entries, shown));
  for (const name of ["draft", openedDraftField]) {
    const value = shown.get(name);
    if (value === null) formData.delete(name);
    else formData.set(name, value);
  }
  return resultOf(formData, prepare);
}

/**
 * A copy's entries with its rows of stored files where the form shows these files now, which may be others by then, and
 * with what the form tells of itself in them.
 */
function inShownRows(entries: BrowserCopy["entries"], shown: FormData): BrowserCopy["entries"] {
  const shownEntries = entriesOf(shown);
  const shownRows = new Map(pathsIn(shownEntries).map(({ row, path }) => [path, row]));
  const places = new Map(pathsIn(entries).map(({ row, path }) => [row, shownRows.get(path)]));
  const isCopied = new Set(places.values());
  const isShown = new Set(shownRows.values());
  const typed = entries.flatMap(([name, value]): BrowserCopy["entries"] => {
    const row = rowOf(name);
    if (row === undefined || !places.has(row)) return [[name, value]];
    const place = places.get(row);
    if (place === undefined || apartInRow.test(name)) return [];
    return [[place + name.slice(row.length), value]];
  });
  const own = shownEntries.filter(([name]) => {
    const row = rowOf(name);
    return isShown.has(row ?? "") && (apartInRow.test(name) || !isCopied.has(row));
  });
  return [...typed, ...own];
}

/** The rows that name a stored file: `photos[2]`. */
function pathsIn(entries: BrowserCopy["entries"]) {
  return entries.flatMap(([name, path]) => {
    const row = /^(\w+\[\d+\])\.path$/.exec(name)?.[1];
    return row === undefined ? [] : [{ row, path }];
  });
}

function rowOf(name: string): string | undefined {
  return /^\w+\[\d+\]/.exec(name)?.[0];
}

function resultOf(formData: FormData, prepare: CompareRules["prepare"]) {
  applyRemovals(formData);
  prepare?.(formData);
  return parse<object, string[]>(formData, { resolve: () => ({ error: {} }) }).reply();
}

/** What the form would send, but for files, which are sent as they are chosen, and answers to questions of one save. */
export function entriesOf(formData: FormData): BrowserCopy["entries"] {
  return [...formData].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && entry[0] !== askedField && !entry[0].startsWith(choicePrefix),
  );
}

function copyOf(formData: FormData) {
  return toFormData(entriesOf(formData));
}

function toFormData(entries: BrowserCopy["entries"]) {
  const formData = new FormData();
  for (const [name, value] of entries) formData.append(name, value);
  return formData;
}
