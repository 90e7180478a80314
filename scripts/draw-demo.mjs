// Draws the demo's pictures and logos that app/demo/files/pictures lacks: `node scripts/draw-demo.mjs`, then
// commit the results. To draw one again, delete its file. `node scripts/draw-demo.mjs FOLDER [PART]` draws
// those whose name contains PART into another folder, to look at.
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

const at = (place) => fileURLToPath(new URL(place, import.meta.url));
const { pictures } = await load("pictures.ts");
const { logos } = await load("logos.ts");

const [folder = at("../app/demo/files/pictures"), part = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** The upload encodes them once more, at a higher quality: at this one nothing is seen of either. */
const painted = { quality: 82, smartSubsample: true, effort: 6 };

await drawMissing(pictures, "webp", (image) => image.flatten().webp(painted));
await drawMissing(logos, "png", (image) => image.png({ compressionLevel: 9, effort: 10 }));

async function drawMissing(drawings, extension, encode) {
  for (const [name, draw] of Object.entries(drawings)) {
    const file = path.join(folder, `${name}.${extension}`);
    if (!name.includes(part) || existsSync(file)) continue;
    await encode(sharp(Buffer.from(draw()))).toFile(file);
    console.info(file);
  }
}

async function load(file) {
  return (await runnerImport(at(`demo-art/${file}`))).module;
}
