import { z } from "zod";

const text = (max: number) => z.string().trim().max(max).default("");
/** A checkbox: present or not. */
const checkbox = z.string().optional().transform(Boolean);
const percent = z.coerce.number().int().min(0).max(100).catch(50);

/** What staff say about a picture: its alternative text, and the point every crop keeps in sight. */
export const pictureDescription = z.object({
  altPt: text(500),
  altEn: text(500),
  /** The English text is right as it is, or the same on purpose where there is none. */
  confirmed: checkbox,
  isDecorative: checkbox,
  /** Percent from the left and from the top. */
  focalX: percent,
  focalY: percent,
});

/**
 * What staff add to a film; `captions*` are paths of stored WebVTT files, "" leaves them as they are,
 * `withoutCaptions*` takes them away.
 */
export const filmDescription = z.object({
  transcriptPt: text(50_000),
  transcriptEn: text(50_000),
  confirmed: checkbox,
  captionsPt: text(200),
  captionsEn: text(200),
  withoutCaptionsPt: checkbox,
  withoutCaptionsEn: checkbox,
});

export type PictureDescription = z.output<typeof pictureDescription>;
export type FilmDescription = z.output<typeof filmDescription>;
