import { imageFile } from "#app/validation/file.ts";
import { link } from "#app/validation/link.ts";
import { z } from "#app/validation/zod.ts";

const wrongType = { error: "validation.type" };

/** The home page's banner (spec 3). */
export const bannerSchema = z
  .object(
    {
      link,
      active: z.boolean(wrongType).default(false),
      desktopImage: imageFile,
      mobileImage: imageFile,
    },
    wrongType,
  )
  .meta({ title: "Banner" });
export type Banner = z.output<typeof bannerSchema>;
