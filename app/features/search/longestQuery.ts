/** Longest search text that is looked at; the rest is cut. */
export const longestQuery = 100;
