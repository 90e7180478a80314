import type { TempFile } from "../tempFile.server.ts";
import { type Box, boxesWithin } from "./boxes.server.ts";
import type { FilmContainer } from "./verifyFilm.server.ts";

const containers = ["moov", "trak", "mdia", "minf", "stbl"];
/** More than a day of fragments; the rest of a longer file is left to ffmpeg. */
const maxBoxes = 100_000;
/** Of a table: two million chunks, more than a film of many hours has. */
const maxTableBytes = 8 * 1024 * 1024;

/** A track's boxes, by their types. */
type Track = Map<string, Box>;

/** Reads the index of an MP4 or QuickTime film (ISO 14496-12, 8). */
export async function readFilm(file: TempFile): Promise<FilmContainer> {
  const tracks: Track[] = [];
  const seen = new Map<string, Box>();
  let count = 0;
  for await (const box of boxesWithin(file, { containers })) {
    count += 1;
    if (count > maxBoxes || box.type === "cmov") return "unknown";
    if (box.type === "trak") tracks.push(new Map());
    if (box.within.includes("trak")) tracks.at(-1)?.set(`${box.within.at(-1)}/${box.type}`, box);
    else seen.set(box.type, box);
    seen.set("last", box);
  }
  const [moov, last] = [seen.get("moov"), seen.get("last")];
  if (!moov?.isWhole) return { hasIndex: false, hasPicture: false, neededBytes: 0 };
  if (seen.has("mvex")) return readFragmented(file, tracks, seen, last);
  let hasPicture = false;
  let neededBytes = 0;
  for (const track of tracks) {
    const handler = await handlerOf(file, track);
    if (!playedHandlers.includes(handler)) continue;
    const end = await endOfMedia(file, track);
    if (handler !== "soun" && end > 0) hasPicture = true;
    neededBytes = Math.max(neededBytes, end);
  }
  return { hasIndex: true, hasPicture, neededBytes };
}

const pictureHandlers = ["vide", "MPEG"];
const playedHandlers = [...pictureHandlers, "soun"];

/** A film in fragments, as browsers and streaming servers write it: each has an index of its own. */
async function readFragmented(
  file: TempFile,
  tracks: Track[],
  seen: Map<string, Box>,
  last: Box | undefined,
): Promise<FilmContainer> {
  const handlers = await Promise.all(tracks.map((track) => handlerOf(file, track)));
  const hasPicture = seen.has("moof") && handlers.some((each) => pictureHandlers.includes(each));
  const isCut = last?.isWhole === false && ["moof", "mdat"].includes(last.type);
  return { hasIndex: true, hasPicture, neededBytes: isCut ? file.size + 1 : 0 };
}

async function handlerOf(file: TempFile, track: Track): Promise<string> {
  const box = track.get("mdia/hdlr");
  return box
    ? (await file.read(box.start + 8, Math.min(box.start + 12, box.end))).toString("latin1")
    : "";
}

/** Where the last chunk of a track's media ends in the file; 0 for a track without any. */
async function endOfMedia(file: TempFile, track: Track): Promise<number> {
  const offsets = await readOffsets(file, track);
  const sizes = await readSizes(file, track);
  if (offsets.length === 0 || sizes?.count === 0) return 0;
  const last = offsets.reduce(
    (best, offset, index) => (offset > (offsets[best] ?? 0) ? index : best),
    0,
  );
  const start = offsets[last] ?? 0;
  const samples = sizes && (await samplesOfChunk(file, track, last));
  return samples ? start + (await sizes.sum(samples.first, samples.count)) : start;
}

/** The table that a box holds, behind its version, its flags and `skipped` more bytes. */
async function readTable(file: TempFile, box: Box | undefined, skipped: number) {
  const start = (box?.start ?? 0) + 4 + skipped;
  const end = box?.end ?? 0;
  if (start + 4 > end) return undefined;
  const count = (await file.read(start, start + 4)).readUInt32BE(0);
  const from = start + 4;
  return { count, from, bytes: await file.read(from, Math.min(end, from + maxTableBytes)) };
}

async function readOffsets(file: TempFile, track: Track): Promise<number[]> {
  const wide = track.get("stbl/co64");
  const table = await readTable(file, wide ?? track.get("stbl/stco"), 0);
  if (!table) return [];
  const bytes = wide ? 8 : 4;
  const count = Math.min(table.count, Math.floor(table.bytes.length / bytes));
  return Array.from({ length: count }, (_, index) =>
    wide ? Number(table.bytes.readBigUInt64BE(8 * index)) : table.bytes.readUInt32BE(4 * index),
  );
}

/** The sizes of a track's samples; undefined where they are in the compact form, which nobody writes. */
async function readSizes(file: TempFile, track: Track) {
  const box = track.get("stbl/stsz");
  const table = await readTable(file, box, 4);
  if (!box || !table) return undefined;
  const common = (await file.read(box.start + 4, box.start + 8)).readUInt32BE(0);
  const { count, bytes } = table;
  const sum = (first: number, samples: number) => {
    if (common > 0) return common * samples;
    let total = 0;
    const end = Math.min(first + samples, Math.floor(bytes.length / 4));
    for (let index = first; index < end; index++) total += bytes.readUInt32BE(4 * index);
    return total;
  };
  return { count, sum };
}

/** The samples in a chunk, from runs of chunks of equally many (`stsc`). */
async function samplesOfChunk(file: TempFile, track: Track, chunk: number) {
  const table = await readTable(file, track.get("stbl/stsc"), 0);
  if (!table) return undefined;
  const runs = Math.min(table.count, Math.floor(table.bytes.length / 12));
  let first = 0;
  for (let run = 0; run < runs; run++) {
    const from = table.bytes.readUInt32BE(12 * run) - 1;
    const count = table.bytes.readUInt32BE(12 * run + 4);
    const next = run + 1 < runs ? table.bytes.readUInt32BE(12 * run + 12) - 1 : Infinity;
    if (chunk < next) return { first: first + (chunk - from) * count, count };
    first += (next - from) * count;
  }
  return undefined;
}
