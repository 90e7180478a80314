/**
 * The four figures of the home page, in display order (spec 3). Separate from their schema, so that the page
 * does not load the validation code.
 */
export const numberKeys = ["projects", "connections", "regions", "people"] as const;
export type NumberKey = (typeof numberKeys)[number];
