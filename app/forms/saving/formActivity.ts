import { createContext, use } from "react";
import type { ServedPresence, ShownPresence } from "../presence/presence.schema.ts";
import type { FormResponse } from "./formResponse.ts";

/** One file picker of a form, for whoever puts back a row that was removed. */
interface Picker {
  /** The files chosen there that are not stored yet: on their way, waiting or failed. */
  files: readonly File[];
  start: (files: readonly File[]) => void;
}

/** What parts of a form report to the form. */
export interface FormActivity {
  /** Number of uploads in progress; saving waits for them. */
  uploading: number;
  /** Those of the present batch, finished ones too. */
  uploads: number;
  /** What was asked for, and happens when the uploads are done. */
  waitsFor: "publish" | "save" | undefined;
  /** Whether a save was held back by failed uploads that are still there. */
  isHeld: boolean;
  began: () => void;
  ended: () => void;
  /**
   * Adds to the failed uploads, which hold back saving.
   *
   * @returns a function that takes them off again
   */
  failed: (count: number) => () => void;
  /** Something changed without an `input` event, such as a file's path. */
  changed: () => void;
  /** By name: `upload:posts[0].image`. */
  pickers: Map<string, Picker>;
  /** What changes is kept as the record's draft by itself. */
  keepsDrafts: boolean;
}

/** What has become of what was typed, and who else has the form open. It changes while somebody types. */
export interface FormStatus {
  /** Undefined: nothing was typed yet, or the form keeps no drafts. */
  autosave: AutosaveState | undefined;
  /** What was typed last is in this browser's store. */
  isInBrowser: boolean;
  /** Who else has the record's form open; `field` by its label. Undefined: of a new record. */
  presence: (ShownPresence & Pick<ServedPresence, "kind">) | undefined;
  /** What is kept is for whoever typed it alone. */
  isForSelf: boolean;
}

/** Whether what is typed has been kept. */
export type AutosaveState =
  | { is: "sending" }
  | { is: "kept"; at: Date }
  | { is: "refused"; answer: FormResponse };

const nothing = () => undefined;

export const FormActivityContext = createContext<FormActivity>({
  uploading: 0,
  uploads: 0,
  waitsFor: undefined,
  isHeld: false,
  began: nothing,
  ended: nothing,
  failed: () => nothing,
  changed: nothing,
  pickers: new Map(),
  keepsDrafts: false,
});

export const FormStatusContext = createContext<FormStatus>({
  autosave: undefined,
  isInBrowser: false,
  presence: undefined,
  isForSelf: false,
});

/** For parts of a form; outside of one nothing is reported. */
export function useFormActivity(): FormActivity {
  return use(FormActivityContext);
}

/** Apart from the activity: the file pickers, of which a form has many, are not rendered again for it. */
export function useFormStatus(): FormStatus {
  return use(FormStatusContext);
}

/** Marks the message of a failed upload that holds back saving; it takes the focus. */
export const blocksSavingAttribute = "data-held";
