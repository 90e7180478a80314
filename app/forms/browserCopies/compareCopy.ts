import { parse } from "@conform-to/dom";
import type { SubmissionResult } from "@conform-to/react";
import { applyRemovals } from "#app/files/upload/fieldNames.ts";
import { askedField, choicePrefix, openedDraftField } from "../merging/choices.ts";
import { findDifferences } from "../saving/differences.ts";
import type { Difference } from "../saving/formResponse.ts";
import type { BrowserCopy } from "./copies.ts";

/** What a form sends about itself, and nobody types. */
const apart = ["version", "draft", "openedWith", openedDraftField, "idempotencyKey", "attempt"];

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
  return findDifferences(valuesOf(toFormData(entries)), valuesOf(copyOf(shown)), words);
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
  const formData = toFormData(entries);
  for (const name of ["draft", openedDraftField]) {
    const value = shown.get(name);
    if (value === null) formData.delete(name);
    else formData.set(name, value);
  }
  return resultOf(formData, prepare);
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
