import sharp from "sharp";
import { drawable, write } from "#app/lettering/letters.ts";
import { openImage, readingSvg } from "#app/pictures/sharp.server.ts";
import type { CardContent } from "./cardPages.server.ts";
import { cardSize } from "./cardSize.ts";
import { fitText } from "./cardText.ts";

/** WhatsApp does not show larger files as a preview. */
export const maxCardBytes = 300_000;
const qualities = [82, 70, 55, 40, 25];

const margin = 72;
const leading = 1.06;
/** The design's river ink, paper and sunset (styles/tokens.css), which an image cannot read from CSS. */
const [ink, paper, sunset] = ["#04222b", "#fdfaf3", "#ff8a62"];

/**
 * A page's card as a JPEG: the picture around its focal point, a veil, and the title in the site's typeface.
 */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const { data, info } = await composed(content);
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (bytes.length <= maxCardBytes || quality === qualities.at(-1)) return bytes;
  }
  throw new Error("A card needs a quality");
}

async function composed(content: CardContent) {
  const background = await cropped(content.picture);
  return readingSvg(() =>
    sharp(background.data, { raw: background.info })
      .composite([{ input: Buffer.from(overlay(content)) }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** The largest crop of the picture with the card's aspect ratio, around the focal point. */
async function cropped({ file, focal }: CardContent["picture"]) {
  const { data, info } = await openImage(file)
    .resize({ ...cardSize, fit: "outside" })
    .flatten({ background: ink })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const offset = (size: number, box: number, share: number) =>
    Math.round(Math.min(size - box, Math.max(0, size * share - box / 2)));
  return sharp(data, { raw: info })
    .extract({
      left: offset(info.width, cardSize.width, focal.x),
      top: offset(info.height, cardSize.height, focal.y),
      ...cardSize,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The veil, which keeps a contrast of 4.5:1 under the text, and the text. */
function overlay({ title, eyebrow }: CardContent): string {
  const { width, height } = cardSize;
  const box = { width: width - 2 * margin, height: 330, leading };
  const { lines, size } = fitText(title, box);
  const first = height - margin - (lines.length - 1) * size * leading - size * 0.12;
  const words = lines.map((line, index) =>
    write(line, { x: margin, y: first + index * size * leading, size, color: paper }),
  );
  const top = Math.round(first - size * 0.72 - 96);
  const small = write(drawable(eyebrow, "text"), {
    x: margin + 76,
    y: top + 52,
    size: 40,
    color: paper,
    face: "text",
  });
  const tide = `<path d="M${margin} ${top + 40}q15-13 30 0t30 0" fill="none" stroke="${sunset}" stroke-width="8" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="veil" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity=".12"/><stop offset=".3" stop-color="${ink}" stop-opacity=".45"/><stop offset=".62" stop-color="${ink}" stop-opacity=".82"/><stop offset="1" stop-color="${ink}" stop-opacity=".92"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#veil)"/>${tide}${small}${words.join("")}</svg>`;
}
