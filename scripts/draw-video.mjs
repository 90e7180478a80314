// Draws the demo's video: run `node scripts/draw-video.mjs` once (needs ffmpeg), then commit app/demo/files.
// Five shots of a few seconds each, with a soundtrack of a quiet sea. Its words are in the captions, in both
// languages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

const target = fileURLToPath(new URL("../app/demo/files/tres-margens.mp4", import.meta.url));
const load = (path) => runnerImport(fileURLToPath(new URL(`demo-art/${path}`, import.meta.url)));
const { framePicture } = (await load("picture.ts")).module;
const { svgDocument } = (await load("svg.ts")).module;

const [width, height, rate] = [1280, 720, 24];
const fade = 0.6;

/** Seconds, scene, and the camera at the start and at the end. */
const shots = [
  {
    lasts: 4.4,
    scene: "riverfront",
    hour: "sunset",
    seed: 1,
    from: [0.36, 0.52, 1.35],
    to: [0.5, 0.54, 1.15],
  },
  {
    lasts: 3.8,
    scene: "square",
    hour: "afternoon",
    seed: 3,
    from: [0.42, 0.58, 1.3],
    to: [0.56, 0.57, 1.5],
  },
  {
    lasts: 3.8,
    scene: "mangrove",
    hour: "morning",
    seed: 1,
    from: [0.3, 0.62, 1.35],
    to: [0.62, 0.66, 1.5],
  },
  {
    lasts: 3.8,
    scene: "cycle",
    hour: "morning",
    seed: 2,
    from: [0.36, 0.6, 1.5],
    to: [0.6, 0.6, 1.35],
  },
  {
    lasts: 3.4,
    scene: "riverfront",
    hour: "dusk",
    seed: 19,
    from: [0.5, 0.55, 1.2],
    to: [0.5, 0.55, 1.3],
  },
];

const ease = (t) => t * t * (3 - 2 * t);

function frame(shot, time) {
  const t = ease(time / shot.lasts);
  const [x, y, zoom] = shot.from.map((value, i) => value + (shot.to[i] - value) * t);
  const picture = framePicture({ ...shot, width, height, camera: { x, y, zoom }, time });
  return svgDocument(width, height, picture);
}

const pixels = (shot, time) =>
  sharp(Buffer.from(frame(shot, time)))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();

/** The picture at a moment of the video; adjacent shots cross-fade. */
async function render(moment) {
  let start = 0;
  for (const [i, shot] of shots.entries()) {
    const end = start + shot.lasts - (i < shots.length - 1 ? fade : 0);
    if (moment < end || i === shots.length - 1) {
      const own = await pixels(shot, moment - start);
      const since = moment - start;
      if (i === 0 || since >= fade) return own;
      const last = shots[i - 1];
      const old = await pixels(last, last.lasts - fade + since);
      return Buffer.from(own.map((value, k) => old[k] + (value - old[k]) * (since / fade)));
    }
    start = end;
  }
}

const total = shots.reduce((sum, shot) => sum + shot.lasts, 0) - fade * (shots.length - 1);
const sea = `anoisesrc=color=brown:amplitude=0.5:seed=7:duration=${total},lowpass=f=620,tremolo=f=0.16:d=0.75,volume=0.5[sea]`;
const chord = [220, 329.63, 440, 554.37].map(
  (f, i) => `sine=frequency=${f}:duration=${total},volume=${0.05 - i * 0.008}[n${i}]`,
);
const mix = `[sea][n0][n1][n2][n3]amix=inputs=5:normalize=0,tremolo=f=0.1:d=0.3,afade=t=in:d=1.2,afade=t=out:st=${total - 1.6}:d=1.6[a]`;
const ffmpeg = spawn(
  "ffmpeg",
  [
    "-y",
    "-v",
    "error",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    String(rate),
    "-i",
    "-",
    "-filter_complex",
    [sea, ...chord, mix].join(";"),
    "-map",
    "0:v",
    "-map",
    "[a]",
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "27",
    "-pix_fmt",
    "yuv420p",
    "-profile:v",
    "high",
    "-c:a",
    "aac",
    "-b:a",
    "64k",
    "-ac",
    "1",
    "-movflags",
    "+faststart",
    "-map_metadata",
    "-1",
    "-shortest",
    target,
  ],
  { stdio: ["pipe", "inherit", "inherit"] },
);
for (let n = 0; n < Math.floor(total * rate); n++) {
  if (!ffmpeg.stdin.write(await render(n / rate))) await once(ffmpeg.stdin, "drain");
}
ffmpeg.stdin.end();
await once(ffmpeg, "close");
