import sharp from "sharp";
import { readingSvg } from "#app/pictures/sharp.server.ts";

/**
 * Renders one of the demo's drawings like a picture that staff could have uploaded: a logo keeps its
 * transparency.
 */
export function drawArt({ svg, isLogo }: { svg: string; isLogo: boolean }): Promise<Buffer> {
  return readingSvg(() => {
    const image = sharp(Buffer.from(svg));
    const file = isLogo
      ? image.png()
      : image.flatten().jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
    return file.toBuffer();
  });
}
