/** Compresses the built text files to .br and .gz, so that the server only has to send them. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { root } from "./setup.mjs";

const textTypes = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const minBytes = 512;
const folder = path.join(root, "build/client");

// Off this thread, on all cores.
await Promise.all(readdirSync(folder, { recursive: true }).map(compress));

async function compress(name) {
  const file = path.join(folder, name);
  if (!textTypes.test(file)) return;
  const content = await readFile(file);
  if (content.length < minBytes) return;
  await Promise.all([
    promisify(brotliCompress)(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
