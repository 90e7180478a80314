import sharp, { type OverlayOptions } from "sharp";
import { openImage, readingSvg } from "#app/files/picture/sharp.server.ts";
import type { CardContent } from "./cardPages.server.ts";
import { cardSize } from "./cardSize.ts";
import { renderText, renderTitle } from "./cardText.server.ts";

/** WhatsApp does not show larger files as a preview. */
export const maxCardBytes = 300_000;
const qualities = [82, 70, 55, 40, 25];

const margin = 72;
/** The design's river ink, paper and sunset (styles/tokens.css), which an image cannot read from CSS. */
const [ink, paper, sunset] = ["#04222b", "#fdfaf3", "#ff8a62"];

/** A card's content, its picture a file on the disk. */
interface RenderedContent extends Omit<CardContent, "picture"> {
  picture: Required<CardContent["picture"]>;
}

/**
 * A page's card as a JPEG: the picture around its focal point, a veil, and the title in the site's typeface.
 */
export async function renderCard(content: RenderedContent): Promise<Buffer> {
  const { data, info } = await composed(content);
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (bytes.length <= maxCardBytes || quality === qualities.at(-1)) return bytes;
  }
  throw new Error("A card needs a quality");
}

async function composed(content: RenderedContent) {
  const background = await cropped(content.picture);
  const overlays = await overlaid(content);
  return readingSvg(() =>
    sharp(background.data, { raw: background.info })
      .composite(overlays)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** The largest crop of the picture with the card's aspect ratio, around the focal point. */
async function cropped({ file, focal }: RenderedContent["picture"]) {
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

/** The veil, which keeps a contrast of 4.5:1 under the text, and the text: at the bottom, the title last. */
async function overlaid({ title, eyebrow }: RenderedContent): Promise<OverlayOptions[]> {
  const { width, height } = cardSize;
  const titled = await renderTitle(title, paper, { width: width - 2 * margin, height: 330 });
  const above = await renderText(eyebrow, { face: "text", size: 40, color: paper });
  const titleTop = height - margin - (titled?.info.height ?? 0);
  // The eyebrow's baseline, and the wave beside it.
  const line = titleTop - 44;
  const layers: OverlayOptions[] = [{ input: Buffer.from(veil(line)) }];
  if (above) {
    const { data, info } = above;
    layers.push({ input: data, raw: info, left: margin + 76, top: line - 28 });
  }
  if (titled) layers.push({ input: titled.data, raw: titled.info, left: margin, top: titleTop });
  return layers;
}

function veil(line: number): string {
  const { width, height } = cardSize;
  const tide = `<path d="M${margin} ${line - 12}q15-13 30 0t30 0" fill="none" stroke="${sunset}" stroke-width="8" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="veil" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity=".12"/><stop offset=".3" stop-color="${ink}" stop-opacity=".45"/><stop offset=".62" stop-color="${ink}" stop-opacity=".82"/><stop offset="1" stop-color="${ink}" stop-opacity=".92"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#veil)"/>${tide}</svg>`;
}
