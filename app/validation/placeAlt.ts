import { english } from "./english.ts";
import { storedPathOf } from "./file.ts";
import { textOf } from "./text.ts";
import { z } from "./zod.ts";

/** Maximum length of alternative texts, in code points. */
export const maxAltLength = 500;

const text = textOf(maxAltLength).default("");

/**
 * What is said of a picture in one place alone, in the stead of its file's own description. It stands beside the field
 * of the picture: `bannerImageAlt` beside `bannerImage`.
 */
export const placeAlt = z
  .object(
    {
      file: z
        .string({ error: "validation.type" })
        .max(300, { error: "validation.file" })
        .overwrite(storedPathOf)
        .optional()
        .meta({
          description:
            "The picture that it describes: where the place shows another one by now, it is dropped. Absent: the one that is sent along",
        }),
      text,
      decorative: z.boolean({ error: "validation.type" }).optional().meta({
        description: "The picture says nothing more in this place: no text is read aloud",
      }),
      en: english({ text }),
    },
    { error: "validation.type" },
  )
  .meta({
    description:
      "Alternative text in this place alone; absent, or without a text and not decorative: the file's own holds",
  })
  .optional();

export type PlaceAlt = NonNullable<z.output<typeof placeAlt>>;

/** The same as visitors get it, in their language. */
export type PublicPlaceAlt = Omit<PlaceAlt, "en"> & { inPortuguese?: readonly string[] };

/** The field of a picture's text in its place: `gallery[0].fileAlt` for `gallery[0].file`. */
export function placeAltName(field: string): string {
  return `${field}Alt`;
}

/** The picture whose text a field is part of: `bannerImage` for `bannerImageAlt.text`; undefined for another field. */
export function pictureOfAlt(name: string): string | undefined {
  return /^(.*\w)Alt(?:\.[\w.]+)?$/.exec(name)?.[1];
}
