import { z } from "#app/validation/zod.ts";
import { FfmpegError, inputOptions, run } from "./ffmpeg.server.ts";
import { type FilmColours, filmColours, isHdr } from "./filmColours.ts";

/** The facts about a video that its renditions depend on. */
export interface VideoFacts {
  /** Square pixels as shown, after rotation. */
  width: number;
  height: number;
  /** Seconds, as far as there are pictures or sound. */
  duration: number;
  /** Whether it names a time at which there is nothing any more. */
  isCut: boolean;
  /** Bits/s; 0 when unknown. */
  bitRate: number;
  colours: FilmColours;
  /** A codec and colours that every current browser plays. */
  isPlayable: boolean;
}

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      sample_aspect_ratio: z.string().optional(),
      color_space: z.string().optional(),
      color_primaries: z.string().optional(),
      color_transfer: z.string().optional(),
      color_range: z.string().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({
    duration: z.coerce.number().catch(0),
    bit_rate: z.coerce.number().catch(0),
    size: z.coerce.number().catch(0),
  }),
});

type Stream = z.infer<typeof probed>["streams"][number];

const playableVideo = ["h264", "vp8", "vp9", "av1"];
const playableAudio = ["aac", "mp3", "opus", "vorbis"];
/** Of a film's time: tracks seldom end together, and some programs round. */
const cutTolerance = { seconds: 1, share: 0.03 };
/** Pixels are never flatter or taller in films; another ratio is a mistake. */
const maxPixelRatio = 4;

/** @throws FfmpegError when ffmpeg cannot read the file as a video */
export async function probe(file: string, type: string, signal: AbortSignal): Promise<VideoFacts> {
  const { streams, format } = await readHeaders(file, type, signal);
  const video = streams.find(
    (stream) => stream.codec_type === "video" && stream.disposition?.attached_pic !== 1,
  );
  const audio = streams.find((stream) => stream.codec_type === "audio");
  if (!video?.width || !video.height) throw new FfmpegError("The file holds no moving picture");
  const end = await readEnd(file, type, signal);
  const tolerance = Math.max(cutTolerance.seconds, format.duration * cutTolerance.share);
  const isAsNamed = Math.abs(end - format.duration) <= tolerance && format.duration > 0;
  const duration = isAsNamed ? format.duration : end;
  const colours = filmColours(video);
  return {
    ...shownSize(video, video.width, video.height),
    duration,
    isCut: format.duration > end + tolerance,
    bitRate: format.bit_rate || (duration > 0 ? (format.size * 8) / duration : 0),
    colours,
    isPlayable:
      playableVideo.includes(video.codec_name ?? "") &&
      ["yuv420p", "yuvj420p"].includes(video.pix_fmt ?? "") &&
      !isHdr(colours) &&
      (!audio || playableAudio.includes(audio.codec_name ?? "")),
  };
}

async function readHeaders(file: string, type: string, signal: AbortSignal) {
  let output = "";
  const args = ["-v", "error", ...inputOptions(type)];
  await run("ffprobe", [...args, "-of", "json", "-show_format", "-show_streams", file], {
    onLine: (line) => {
      output += line;
    },
    signal,
  });
  return probed.parse(JSON.parse(output));
}

/**
 * Where the last picture or sound ends, in seconds from the first one. Read from all packets, without decoding
 * them: a recording by a browser names no time, one in fragments names only that of its first.
 */
async function readEnd(file: string, type: string, signal: AbortSignal): Promise<number> {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const args = ["-v", "error", ...inputOptions(type), "-of", "csv=p=0"];
  const entries = ["-show_entries", "packet=pts_time,dts_time,duration_time"];
  await run("ffprobe", [...args, ...entries, file], {
    onLine: (line) => {
      const [shown, decoded, lasts] = line.split(",").map(Number.parseFloat);
      const at = Number.isFinite(shown) ? shown : decoded;
      if (at === undefined || !Number.isFinite(at)) return;
      first = Math.min(first, at);
      last = Math.max(last, at + (Number.isFinite(lasts) ? (lasts ?? 0) : 0));
    },
    signal,
  });
  return Math.max(0, last - Math.max(0, Number.isFinite(first) ? first : 0));
}

/** Cameras store pixels that are not square, and pictures that lie on their side. */
function shownSize(video: Stream, width: number, height: number) {
  const [across = 1, down = 1] = (video.sample_aspect_ratio ?? "1:1").split(":").map(Number);
  const ratio = across / down;
  const isSound = ratio >= 1 / maxPixelRatio && ratio <= maxPixelRatio;
  const square = isSound ? Math.max(1, Math.round(width * ratio)) : width;
  const rotation = video.side_data_list?.find((data) => data.rotation)?.rotation ?? 0;
  const isSideways = Math.abs(rotation) % 180 === 90;
  return isSideways ? { width: height, height: square } : { width: square, height };
}
