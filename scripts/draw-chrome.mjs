// Draws the pictures of the site's own pages that public/images lacks: `node scripts/draw-chrome.mjs`,
// then commit the results. They belong to the brand, not to the database; the scenes are those of the demo.
// To draw one again, delete its files.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

const target = fileURLToPath(new URL("../public/images/", import.meta.url));
const wide = { width: 1920, height: 870 };
const portrait = { width: 1200, height: 1500 };

/** Roofs seen from above look the same at this quality, with three quarters of the others' bytes. */
const aerialQuality = 44;

/** Up to this width a picture is for phones, whose pixels are too small to show the lower quality. */
const phoneWidth = 750;
const phoneQuality = 38;

/** The home page's picture, in the light of an hour. */
const hero = (hour, scene = "ebb") => ({
  picture: { scene, hour, seed: 1, width: 1920, height: 1080, camera: { y: 0.52 } },
});

/** By name; their widths are listed in app/ui/brandPictures.ts. */
const pictures = {
  hero: hero("sunset", "riverfront"),
  "hero-night": hero("night"),
  "hero-dawn": hero("dawn"),
  "hero-day": hero("morning"),
  "hero-sunset": hero("sunset"),
  "hero-dusk": hero("dusk"),
  "what-we-do": {
    picture: { scene: "studio", hour: "afternoon", seed: 1, ...wide, camera: { y: 0.53 } },
  },
  about: {
    picture: { scene: "riverfront", hour: "morning", seed: 12, ...wide, camera: { y: 0.5 } },
  },
  documents: {
    picture: { scene: "aerial", hour: "afternoon", seed: 3, ...wide, camera: { y: 0.45 } },
    avifQuality: aerialQuality,
  },
  contact: {
    picture: { scene: "pier", hour: "dusk", seed: 4, ...wide, camera: { y: 0.53 } },
  },
  projects: {
    picture: { scene: "aerial", hour: "sunset", seed: 8, ...wide, camera: { y: 0.45 } },
    avifQuality: aerialQuality,
  },
  fallback: {
    picture: { scene: "palafitas", hour: "dusk", seed: 6, ...wide, camera: { y: 0.52 } },
  },
  future: {
    picture: {
      scene: "mangrove",
      hour: "dawn",
      seed: 1,
      ...portrait,
      camera: { x: 0.2, y: 0.6, zoom: 1.25 },
    },
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
    avifQuality: aerialQuality,
  },
};

const { drawPicture } = await load("scripts/demo-art/picture.ts");
const { brandPictures } = await load("app/ui/brandPictures.ts");
await mkdir(target, { recursive: true });

function avifQualityAt(width, quality) {
  return width <= phoneWidth ? Math.min(quality, phoneQuality) : quality;
}

for (const [name, { picture, avifQuality = 54 }] of Object.entries(pictures)) {
  const files = brandPictures[name].widths
    .flatMap((width) => [
      { width, format: "avif", options: { quality: avifQualityAt(width, avifQuality), effort: 6 } },
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
  return sharp(Buffer.from(drawPicture(picture)))
    .png()
    .toBuffer();
}

async function load(file) {
  const { module } = await runnerImport(fileURLToPath(new URL(`../${file}`, import.meta.url)));
  return module;
}
