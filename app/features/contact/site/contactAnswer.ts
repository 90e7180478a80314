import type { ContactField } from "#app/features/contact/contactFields.ts";

/** What became of an attempt that did not succeed; the page shows the form again. */
export interface ContactAnswer {
  /** As typed; absent where only the browser has them (`isLost`). */
  values?: Record<ContactField, string>;
  /** Messages by field, in the page's language. */
  errors: Partial<Record<ContactField, string[]>>;
  /** What happened to the attempt as a whole, where no field is to blame. */
  message?: string;
  /** No usable answer came: no connection, or a fault of ours. */
  isLost?: boolean;
}
