import { type EncodedImage, encoded, openImage } from "../picture/sharp.server.ts";
import { coverWidths } from "./coverPath.ts";

const encoders = {
  avif: { quality: 50, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 4 },
} as const;

/** A document's cover: the page as it was drawn, and the sizes of it that pages offer. */
export interface EncodedCover {
  page: EncodedImage;
  sizes: (EncodedImage & { format: keyof typeof encoders })[];
}

/**
 * Encodes a page's picture.
 *
 * @returns undefined for an empty page, as of a document whose contents are damaged: it would say less than an icon
 */
export async function encodeCover({ file }: { file: string }): Promise<EncodedCover | undefined> {
  const { channels } = await openImage(file).stats();
  if (channels.every(({ min, max }) => min === max)) return undefined;
  const page = await encoded(openImage(file).webp(encoders.webp));
  const sizes: EncodedCover["sizes"] = [];
  for (const width of [...coverWidths.filter((each) => each < page.width), page.width]) {
    for (const format of ["avif", "webp"] as const) {
      const image = openImage(file).resize({ width })[format](encoders[format]);
      sizes.push({ ...(await encoded(image)), format });
    }
  }
  return { page, sizes };
}
