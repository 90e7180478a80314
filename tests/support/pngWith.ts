import { crc32, deflateSync } from "node:zlib";

/** Four bars, as in `tests/cases/prophoto8.png`; the third is half transparent where there is alpha. */
const bars = [
  [200, 60, 50, 255],
  [60, 180, 80, 255],
  [70, 80, 200, 128],
  [240, 220, 90, 255],
] as const;
const barWidth = 16;
const height = 16;

const kinds = {
  grey: { code: 0, channels: [0] },
  rgb: { code: 2, channels: [0, 1, 2] },
  greyAlpha: { code: 4, channels: [0, 3] },
  rgbAlpha: { code: 6, channels: [0, 1, 2, 3] },
} as const;

/** A PNG of four bars, at a bit depth and with a colour profile that sharp itself would not write. */
export function pngWith({
  kind,
  depth,
  icc,
}: {
  kind: keyof typeof kinds;
  depth: 8 | 16;
  icc?: Buffer;
}): Buffer {
  const { code, channels } = kinds[kind];
  const pixels = bars.flatMap((bar) =>
    Array.from({ length: barWidth }, () => channels.map((channel) => bar[channel])),
  );
  const row = Buffer.from(
    pixels.flat().flatMap((value) => (depth === 16 ? [value, value] : [value])),
  );
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), row]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bars.length * barWidth, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, code], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...(icc ? [chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), deflateSync(icc)]))] : []),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
