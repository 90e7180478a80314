/** Maximum length of alternative texts and transcripts, in code points. */
export const mostAlt = 500;
export const mostTranscript = 50_000;
