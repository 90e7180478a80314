/** Maximum length of alternative texts and transcripts, in code points. */
export const maxAltLength = 500;
export const maxTranscriptLength = 50_000;
