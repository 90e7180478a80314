// Draws the pictures of the site's own pages into public/images, once: `node scripts/draw-chrome.mjs`,
// then commit the results. They belong to the brand, not to the database; the scenes are those of app/demo.
import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

const target = fileURLToPath(new URL("../public/images/", import.meta.url));
const wide = { width: 1920, height: 870 };
const portrait = { width: 1200, height: 1500 };

/** Name, picture and widths; heights follow. The page with the widest use has the most widths. */
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
    widths: [640, 960, 1440, 1920],
  },
  "what-we-do": {
    picture: { scene: "studio", hour: "afternoon", seed: 1, ...wide, camera: { y: 0.57 } },
    widths: [640, 1080, 1600],
  },
  about: {
    picture: { scene: "riverfront", hour: "morning", seed: 12, ...wide, camera: { y: 0.5 } },
    widths: [640, 1080, 1600],
  },
  documents: {
    picture: { scene: "aerial", hour: "afternoon", seed: 3, ...wide, camera: { y: 0.45 } },
    widths: [640, 1080, 1600],
  },
  contact: {
    picture: { scene: "pier", hour: "dusk", seed: 4, ...wide, camera: { y: 0.53 } },
    widths: [640, 1080, 1600],
  },
  projects: {
    picture: { scene: "square", hour: "sunset", seed: 8, ...wide, camera: { y: 0.5 } },
    widths: [640, 1080, 1600],
  },
  fallback: {
    picture: { scene: "palafitas", hour: "dusk", seed: 6, ...wide, camera: { y: 0.52 } },
    widths: [640, 1080, 1600],
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
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

for (const [name, { picture, widths }] of Object.entries(pictures)) {
  const drawn = await render(picture);
  for (const width of widths) {
    const image = sharp(drawn).resize({ width });
    await image.clone().avif({ quality: 54, effort: 4 }).toFile(`${target}${name}-${width}.avif`);
    await image.clone().webp({ quality: 74, effort: 5 }).toFile(`${target}${name}-${width}.webp`);
  }
}

function render(picture) {
  return sharp(Buffer.from(module.drawPicture(picture)))
    .png()
    .toBuffer();
}
