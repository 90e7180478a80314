import { english } from "#app/validation/english.ts";
import { imageFile } from "#app/validation/file.ts";
import { link } from "#app/validation/link.ts";
import { placeAlt } from "#app/validation/placeAlt.ts";
import { withoutEnglish } from "#app/validation/schemaTree.ts";
import { line, text } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

export const bannerTexts = ["title", "text", "buttonLabel"] as const;

const wrongType = { error: "validation.type" };

/**
 * The home page's banner (spec 3), with the words that stand beside its picture: all optional, so that a
 * picture can stand alone.
 */
export const bannerSchema = z
  .object(
    {
      link,
      active: z.boolean(wrongType).default(false),
      desktopImage: imageFile,
      /** Holds on narrow screens, too, where the other picture is that of the same banner. */
      desktopImageAlt: placeAlt,
      mobileImage: imageFile,
      title: line,
      text,
      buttonLabel: line,
      en: english({ title: line, text, buttonLabel: line }),
    },
    wrongType,
  )
  .meta({ title: "Banner" });
export type Banner = z.output<typeof bannerSchema>;

/** The banner in answers to visitors, in one language. */
export const publicBannerResponse = withoutEnglish(bannerSchema).meta({ title: "PublicBanner" });
export type PublicBanner = z.output<typeof publicBannerResponse>;
