/** The contact form's fields, in reading order (spec 2). */
export const contactFields = ["name", "email", "phone", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Values of the subject list (contract 5); "" is its placeholder. */
export const contactSubjects = [
  "partnerships",
  "projects",
  "invitation",
  "press",
  "jobs",
  "others",
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Maximum lengths, in code points, as zod counts. */
export const maxLengths = { name: 200, email: 254, phone: 40, message: 20_000 } as const;

/** Hidden fields of the form: the trap for bots and the signed time. */
export const trapField = "homepage";
export const tokenField = "formToken";
