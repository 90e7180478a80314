/** Longest alternative text and transcript, in code points. */
export const mostAlt = 500;
export const mostTranscript = 50_000;
