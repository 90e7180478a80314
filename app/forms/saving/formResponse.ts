import type { SubmissionResult } from "@conform-to/react";

/** A field that somebody else saved with another value while the form was open. */
export interface Difference {
  name: string;
  saved: string;
  typed: string;
}

/** The current stored record, when an edit was based on an older version (contract 5). */
export interface Conflict {
  version: number;
  differences: Difference[];
  /** The tag of the stored draft, where that is what differs. */
  draft?: string;
  /** What happened to the record, where its content tells nothing of it. */
  message?: string;
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
  /** What is being typed was kept as a draft. */
  isKept?: boolean;
}
