import type { Page } from "playwright";
import sharp from "sharp";

/**
 * The lowest contrast of white with what is painted behind an element's children, pixel by pixel. Hides the
 * children.
 */
export async function minContrastOfWhite(page: Page, selector: string): Promise<number> {
  const areas = await page.locator(selector).evaluate((element) =>
    [...element.children].map((child) => {
      const words = document.createRange();
      words.selectNodeContents(child);
      (child as HTMLElement).style.visibility = "hidden";
      const { x, y, width, height } = words.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    }),
  );
  const contrasts: number[] = [];
  for (const clip of areas) {
    const picture = await page.screenshot({ clip, fullPage: true });
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      contrasts.push(1.05 / (luminance(pixels.subarray(at, at + 3)) + 0.05));
    }
  }
  return contrasts.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
}

/** WCAG's relative luminance. */
function luminance(pixel: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
