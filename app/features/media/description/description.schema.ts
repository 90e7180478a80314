import { captionsFile } from "#app/validation/file.ts";
import { maxAltLength } from "#app/validation/placeAlt.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

/** Maximum length of transcripts, in code points. */
export const maxTranscriptLength = 50_000;

const text = (max: number) => textOf(max).default("");
/** A checkbox: present or not. */
const checkbox = z.string().optional().transform(Boolean);
const percent = z.coerce.number({ error: "validation.type" }).int().min(0).max(100).default(50);

/** A picture's description: its alternative text and its focal point. */
export const pictureDescription = z.object({
  altPt: text(maxAltLength),
  altEn: text(maxAltLength),
  /** Confirms the English text as it is or, without one, that it is intentionally the same. */
  confirmed: checkbox,
  isDecorative: checkbox,
  /** Percent from the left and from the top. */
  focalX: percent,
  focalY: percent,
});

/** What staff add to a video; `captions*` are stored WebVTT files, null for none. */
export const videoDescription = z.object({
  transcriptPt: text(maxTranscriptLength),
  transcriptEn: text(maxTranscriptLength),
  confirmed: checkbox,
  captionsPt: captionsFile,
  captionsEn: captionsFile,
});

export type PictureDescription = z.output<typeof pictureDescription>;
export type VideoDescription = z.output<typeof videoDescription>;
