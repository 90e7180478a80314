// Draws the pictures of the site's own pages that public/images lacks: `node scripts/draw-chrome.mjs`,
// then commit the results. They belong to the brand, not to the database; the scenes are those of app/demo.
// To draw one again, delete its files.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

const target = fileURLToPath(new URL("../public/images/", import.meta.url));
const wide = { width: 1920, height: 870 };
const portrait = { width: 1200, height: 1500 };

/** For the full width of phones (360 to 430 px at densities of 1.75 to 3) and of computers. */
const banner = [640, 750, 1080, 1200, 1600];

/** Name, picture and widths; heights follow. In step with app/ui/brandPictures.ts. */
const pictures = {
  hero: {
    picture: {
      scene: "riverfront",
      hour: "sunset",
      seed: 1,
      width: 1920,
      height: 1080,
      camera: { y: 0.52 },
    },
    widths: [640, 750, 960, 1200, 1440, 1920],
  },
  "what-we-do": {
    picture: { scene: "studio", hour: "afternoon", seed: 1, ...wide, camera: { y: 0.57 } },
    widths: banner,
  },
  about: {
    picture: { scene: "riverfront", hour: "morning", seed: 12, ...wide, camera: { y: 0.5 } },
    widths: banner,
  },
  documents: {
    picture: { scene: "aerial", hour: "afternoon", seed: 3, ...wide, camera: { y: 0.45 } },
    // A thousand roofs, and under the veil of a banner: half the bytes look the same.
    avifQuality: 44,
    widths: banner,
  },
  contact: {
    picture: { scene: "pier", hour: "dusk", seed: 4, ...wide, camera: { y: 0.53 } },
    widths: banner,
  },
  projects: {
    picture: { scene: "square", hour: "sunset", seed: 8, ...wide, camera: { y: 0.5 } },
    widths: banner,
  },
  fallback: {
    picture: { scene: "palafitas", hour: "dusk", seed: 6, ...wide, camera: { y: 0.52 } },
    widths: banner,
  },
  future: {
    picture: {
      scene: "mangrove",
      hour: "dawn",
      seed: 1,
      ...portrait,
      camera: { x: 0.2, y: 0.6, zoom: 1.25 },
    },
    widths: [480, 800, 1200],
  },
  participation: {
    picture: {
      scene: "assembly",
      hour: "afternoon",
      seed: 5,
      width: 1200,
      height: 900,
      camera: { x: 0.52, y: 0.6, zoom: 1.35 },
    },
    widths: [480, 800, 1200],
  },
  map: {
    picture: {
      scene: "aerial",
      hour: "morning",
      seed: 9,
      width: 1200,
      height: 900,
      camera: { x: 0.6, y: 0.45, zoom: 1.4 },
    },
    widths: [480, 800, 1200],
  },
};

const { module } = await runnerImport(
  fileURLToPath(new URL("../app/demo/draw/picture.ts", import.meta.url)),
);
await mkdir(target, { recursive: true });

for (const [name, { picture, widths, avifQuality = 54 }] of Object.entries(pictures)) {
  const files = widths
    .flatMap((width) => [
      { width, format: "avif", options: { quality: avifQuality, effort: 4 } },
      { width, format: "webp", options: { quality: 74, effort: 5 } },
    ])
    .map((file) => ({ ...file, path: `${target}${name}-${file.width}.${file.format}` }))
    .filter(({ path }) => !existsSync(path));
  if (files.length === 0) continue;
  const drawn = await render(picture);
  for (const { width, format, options, path } of files) {
    await sharp(drawn).resize({ width })[format](options).toFile(path);
  }
}

function render(picture) {
  return sharp(Buffer.from(module.drawPicture(picture)))
    .png()
    .toBuffer();
}
