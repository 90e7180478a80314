/** Longest alternative text and transcript, in UTF-16 units. */
export const mostAlt = 500;
export const mostTranscript = 50_000;
