import type { ContactField } from "#app/validation/contactFields.ts";

/** The answer to a failed attempt; the page shows the form again. */
export interface ContactResponse {
  /** As typed; absent when no usable answer came and only the browser has them. */
  values?: Record<ContactField, string>;
  /** Dictionary keys (`validation.email`) by field, since the language may be switched afterwards. */
  errors: Partial<Record<ContactField, string[]>>;
  /** What happened to the attempt as a whole, when no field is invalid; key of the message. */
  trouble?: "limited" | "diskFull" | "failed";
  /** With `limited`: how long to wait. */
  minutes?: number;
}
