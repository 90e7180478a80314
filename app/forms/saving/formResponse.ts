import type { SubmissionResult } from "@conform-to/react";
import type { FileFacts } from "#app/files/fileFacts.server.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import type { Side } from "../merging/choices.ts";

/** A field that somebody else saved with another value while the form was open. */
export interface Difference {
  name: string;
  saved: string;
  typed: string;
  /** Where both have changed it since the form was opened: the question which of them counts. */
  choice?: Choice;
}

interface Choice {
  /** The name of the field that answers it. */
  field: string;
  /** Whose the other value is ("O de Ana"), and since when. */
  label: string;
  when: string;
  /** The answer so far. */
  chosen?: Side;
}

/** The current stored record, when an edit was based on an older version (contract 5, 11). */
export interface Conflict {
  version: number;
  differences: Difference[];
  /** The tag of the stored draft, where that is what differs. */
  draft?: string;
  /** Of a form of several records: by row, the version that it was compared with. The other rows were in nobody's way. */
  rowVersions?: Record<number, number>;
  /** What happened to the record, where its content tells nothing of it. */
  message?: string;
  /**
   * With which version the form was compared, where the differences are questions. The form stays on the version that it was
   * opened on, and is merged once they are answered.
   */
  asked?: string;
  /** The fields that only somebody else has changed: they stand. */
  theirs?: string[];
}

/** What the action of an admin form answers if it has not saved. */
export interface FormResponse {
  /** The form as typed, with its errors. */
  result?: SubmissionResult<string[]>;
  /** What happened to the form as a whole. */
  message?: string;
  /** There was no answer at all: the message comes from the page's texts. */
  isConnectionLost?: boolean;
  /** The session has ended: the form stays, and can be saved after signing in elsewhere. */
  isSignedOut?: boolean;
  conflict?: Conflict;
  /** What is known of the files that the form or its conflict names, by path. */
  fileFacts?: Record<string, FileFacts>;
  /** What is being typed was kept as a draft. */
  isKept?: boolean;
}

/** Why a button's action was not done, from the texts of `adminCommon.failure`. */
export function actionErrorMessage(
  { message, isConnectionLost }: FormResponse,
  failure: Dictionary["adminCommon"]["failure"],
): string {
  if (message) return message;
  return isConnectionLost ? failure.actionConnection : failure.action;
}

/** A hidden value that the form submitted, so that it comes back as the same form. */
export function submittedText(name: string, result: FormResponse["result"]): string | undefined {
  const sent = result?.initialValue?.[name];
  return typeof sent === "string" ? sent : undefined;
}
