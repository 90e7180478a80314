import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A card of eight colours by two, as red, green and blue. */
export const card = [
  [230, 30, 30],
  [30, 200, 60],
  [40, 60, 220],
  [250, 230, 40],
  [200, 120, 80],
  [120, 180, 200],
  [90, 60, 140],
  [128, 128, 128],
  [235, 200, 180],
  [60, 90, 40],
  [180, 40, 120],
  [20, 20, 20],
  [245, 245, 245],
  [150, 110, 60],
  [20, 120, 120],
  [70, 70, 160],
] as const;

const columns = 8;
const rows = card.length / columns;

export interface FilmOptions {
  name?: string;
  size?: string;
  /** What zscale converts the card to; its names for matrix, primaries, transfer and range. */
  colours?: string;
  format?: string;
  /** Filters behind the conversion. */
  filters?: string[];
  encoder?: string[];
  seconds?: number;
}

const folder = mkdtempSync(join(tmpdir(), "films-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Takes away what a film says about its colours. */
export const untagged =
  "setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown:range=unknown";
export const x264 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "12"];

/** A film that shows the card, made by ffmpeg. */
export function cardFilm({
  name = "a.mp4",
  size = "1280:720",
  colours = "m=709:p=709:t=709:r=tv",
  format = "yuv420p",
  filters = [],
  encoder = x264,
  seconds = 0.5,
}: FilmOptions = {}): Buffer {
  const [width = 0, height = 0] = size.split(":").map(Number);
  const picture = join(folder, "card.ppm");
  writeFileSync(picture, cardPicture(width, height));
  const file = join(folder, name);
  const steps = [
    "format=gbrp",
    `zscale=min=gbr:rin=pc:pin=709:tin=709:${colours}`,
    `format=${format}`,
  ];
  const input = ["-loop", "1", "-framerate", "5", "-t", String(seconds), "-i", picture];
  const output = ["-vf", [...steps, ...filters].join(","), ...encoder, file];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...input, ...output], { stdio: "pipe" });
  return readFileSync(file);
}

/** A film as it is after ffmpeg has copied or changed it with these options. */
export function changedFilm(film: Buffer, name: string, options: string[]): Buffer {
  const from = join(folder, `from-${name}`);
  const to = join(folder, name);
  writeFileSync(from, film);
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", from, ...options, to], { stdio: "pipe" });
  return readFileSync(to);
}

function cardPicture(width: number, height: number): Buffer {
  const lines = Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: width }, (_, x) => {
      const column = Math.floor((x * columns) / width);
      return Buffer.from(card[row * columns + column] ?? []);
    });
    return Buffer.concat(Array.from({ length: height / rows }, () => Buffer.concat(line)));
  });
  return Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), ...lines]);
}

/** A place in a picture, as shares of its width and height. */
type Point = readonly [number, number];

/** The middles of the card's fields. */
export const fields: readonly Point[] = card.map((_, index) => [
  ((index % columns) + 0.5) / columns,
  (Math.floor(index / columns) + 0.5) / rows,
]);

/** The middles of the large bars of the cases' films (SMPTE RP 219), of their white and of their dark grey. */
export const bars: readonly Point[] = [
  ...[0.0625, 0.179, 0.287, 0.395, 0.502, 0.61, 0.718, 0.826, 0.94].map((x) => [x, 0.29] as const),
  [0.4, 0.875],
  [0.0625, 0.875],
];

/** The colours at some points of a picture of 3 bytes a pixel, or of a part of it. */
export function coloursAt(
  points: readonly Point[],
  pixels: Buffer,
  stride: number,
  part: { width: number; height: number },
): number[][] {
  return points.map(([x, y]) => {
    const at = (Math.floor(y * part.height) * stride + Math.floor(x * part.width)) * 3;
    return [...pixels.subarray(at, at + 3)];
  });
}

/** What a film says of its first stream, by ffprobe's names. */
export function probeFilm(file: string, entries: string): Record<string, string> {
  const args = ["-v", "error", "-select_streams", "v:0", "-show_entries", `stream=${entries}`];
  const text = execFileSync("ffprobe", [...args, "-of", "default=nw=1", file]).toString();
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split("=", 2)),
  );
}

/** A film's frame as pixels of red, green and blue, by what it says of its colours and by nothing else. */
export function framePixels(file: string, seconds = 0.2, matrix = "bt709"): Buffer {
  const scale = `scale=flags=accurate_rnd+full_chroma_int:in_color_matrix=${matrix}:in_range=tv`;
  const output = ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  return execFileSync(
    "ffmpeg",
    ["-v", "error", "-ss", String(seconds), "-i", file, "-vf", `${scale},format=gbrp`, ...output],
    { maxBuffer: 64 << 20 },
  );
}

/** The largest difference of any level. */
export function apart(one: number[][], other: readonly (readonly number[])[]): number {
  const levels = other.flat();
  return Math.max(...one.flat().map((level, index) => Math.abs(level - (levels[index] ?? 0))));
}
