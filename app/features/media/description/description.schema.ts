import { type CropName, cropNames } from "#app/files/picture/crops.ts";
import { minFrameSize } from "#app/files/picture/frames.ts";
import { orientations } from "#app/files/picture/orientation.ts";
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

/** Empty where there is none, also in contents of the history from before. */
const optional = (min: number) =>
  z.coerce
    .number({ error: "validation.percent" })
    .min(min, "validation.percent")
    .max(100, "validation.percent")
    .optional();

/** A part that staff have chosen for a place (`Frame`): all three empty for none. */
const frame = z
  .object({ x: optional(0), y: optional(0), size: optional(minFrameSize) })
  .prefault({});
const frameShape = Object.fromEntries(cropNames.map((name) => [name, frame])) as Record<
  CropName,
  typeof frame
>;

/** A picture's description: its alternative text, how it is turned, its focal point, and what is framed of it. */
export const pictureDescription = z.object({
  altPt: text(maxAltLength),
  altEn: text(maxAltLength),
  /** Confirms the English text as it is or, without one, that it is intentionally the same. */
  confirmed: checkbox,
  isDecorative: checkbox,
  /** Percent from the left and from the top. */
  focalX: percent,
  focalY: percent,
  orientation: z.enum(orientations).default(""),
  frames: z.object(frameShape).prefault({}),
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
