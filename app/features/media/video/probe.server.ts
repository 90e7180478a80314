import { z } from "#app/validation/zod.ts";
import { FfmpegError, inputOptions, run } from "./ffmpeg.server.ts";

/** The facts about a video that its renditions depend on. */
export interface VideoFacts {
  /** Pixels as shown, after rotation. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** Bits/s; 0 when unknown. */
  bitRate: number;
  /** A codec that every current browser plays. */
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
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({
    duration: z.coerce.number().catch(0),
    bit_rate: z.coerce.number().catch(0),
  }),
});

const playableVideo = ["h264", "vp8", "vp9", "av1"];
const playableAudio = ["aac", "mp3", "opus", "vorbis"];

/** @throws FfmpegError when ffmpeg cannot read the file as a video */
export async function probe(file: string, type: string, signal: AbortSignal): Promise<VideoFacts> {
  let output = "";
  const args = ["-v", "error", ...inputOptions(type)];
  await run("ffprobe", [...args, "-of", "json", "-show_format", "-show_streams", file], {
    onLine: (line) => {
      output += line;
    },
    signal,
  });
  const { streams, format } = probed.parse(JSON.parse(output));
  const video = streams.find((stream) => stream.codec_type === "video");
  const audio = streams.find((stream) => stream.codec_type === "audio");
  if (!video?.width || !video.height) throw new FfmpegError("The file holds no moving picture");
  const rotation = video.side_data_list?.find((data) => data.rotation)?.rotation ?? 0;
  const isSideways = Math.abs(rotation) % 180 === 90;
  return {
    width: isSideways ? video.height : video.width,
    height: isSideways ? video.width : video.height,
    duration: format.duration,
    bitRate: format.bit_rate,
    isPlayable:
      playableVideo.includes(video.codec_name ?? "") &&
      ["yuv420p", "yuvj420p"].includes(video.pix_fmt ?? "") &&
      (!audio || playableAudio.includes(audio.codec_name ?? "")),
  };
}
