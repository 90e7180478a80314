/**
 * The four figures of the home page, in the order shown (spec 3). Apart from their schema, so that the
 * page does not bring its validation along.
 */
export const numberKeys = ["projects", "connections", "regions", "people"] as const;
export type NumberKey = (typeof numberKeys)[number];
