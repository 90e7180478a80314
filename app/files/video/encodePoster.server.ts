import { type EncodedImage, encoded, openImage } from "../picture/sharp.server.ts";

/** A video's poster, from one of its frames. */
export function encodePoster({ file }: { file: string }): Promise<EncodedImage> {
  return encoded(openImage(file).webp({ quality: 80, effort: 3 }));
}
