import type { SubmissionResult } from "@conform-to/react";

/** A field that somebody else saved differently while the form was open. */
export interface Difference {
  name: string;
  saved: string;
  typed: string;
}

/** What the stored record looks like now, when an edit began from an older version (contract 5). */
export interface Conflict {
  version: number;
  differences: Difference[];
}

/** What the action of an admin form answers when it has not saved. */
export interface FormAnswer {
  /** The form as typed, with what is wrong with it. */
  result?: SubmissionResult<string[]>;
  /** What happened to the form as a whole. */
  message?: string;
  /** There was no answer at all: the text comes from the page. */
  isConnectionLost?: boolean;
  /** Nobody is signed in any more: the form stays, and can be saved after a sign-in elsewhere. */
  isSignedOut?: boolean;
  conflict?: Conflict;
}
