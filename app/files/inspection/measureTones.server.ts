import { openImage } from "../picture/sharp.server.ts";
import { toneSide } from "./tones.ts";

/** The ground under a transparent picture. */
const ground = "#0b3440";

/** How bright a picture is in each cell of a grid, in base64. Runs in the picture process. */
export async function measureTones({ file }: { file: string }): Promise<string> {
  const grid = await openImage(file)
    .flatten({ background: ground })
    .resize({ width: toneSide, height: toneSide, fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return grid.toString("base64");
}
