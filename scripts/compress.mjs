/** Compresses the built text files to .br and .gz, so that the server only has to send them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "./setup.mjs";

const textTypes = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const minBytes = 512;
const folder = path.join(root, "build/client");

for (const name of readdirSync(folder, { recursive: true })) {
  const file = path.join(folder, name);
  if (!textTypes.test(file)) continue;
  const content = readFileSync(file);
  if (content.length < minBytes) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
