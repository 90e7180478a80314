import type { ContactField } from "#app/features/contact/contactFields.ts";

/** What became of an attempt that did not succeed; the page shows the form again. */
export interface ContactAnswer {
  /** As typed; absent where only the browser has them, since no usable answer came. */
  values?: Record<ContactField, string>;
  /** Keys of the `validation` texts by field: the page may be read on in the other language. */
  errors: Partial<Record<ContactField, string[]>>;
  /** What happened to the attempt as a whole, where no field is to blame; names the text about it. */
  trouble?: "limited" | "diskFull" | "failed";
  /** With `limited`: how long to wait. */
  minutes?: number;
}
