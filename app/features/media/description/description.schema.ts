import { z } from "zod";

const text = (max: number) => z.string().trim().max(max).default("");
const percent = z.coerce.number().int().min(0).max(100).catch(50);

/** What staff say about a picture: its alternative text, and the point every crop keeps in sight. */
export const pictureDescription = z.object({
  altPt: text(500),
  altEn: text(500),
  /** A checkbox: present or not. */
  isDecorative: z.string().optional().transform(Boolean),
  /** Percent from the left and from the top. */
  focalX: percent,
  focalY: percent,
});

/** What staff add to a film; `captions*` are paths of stored WebVTT files, "" leaves them as they are. */
export const filmDescription = z.object({
  transcriptPt: text(50_000),
  transcriptEn: text(50_000),
  captionsPt: text(200),
  captionsEn: text(200),
});

export type PictureDescription = z.output<typeof pictureDescription>;
export type FilmDescription = z.output<typeof filmDescription>;
