/** Paths of the files generated from a video; `videos/ab.mp4` at 576 is `videos/ab-576.mp4`. */
export function renditionPath(path: string, height: number): string {
  return `${stem(path)}-${height}.mp4`;
}

export function posterPath(path: string): string {
  return `images/${name(path)}-poster.webp`;
}

/** The sprite sheet of thumbnails for the whole video. */
export function spritePath(path: string): string {
  return `images/${name(path)}-sprite.jpg`;
}

/** The WebVTT that maps times to parts of the sheet. */
export function thumbnailsPath(path: string): string {
  return `${stem(path)}-thumbnails.vtt`;
}

function stem(path: string): string {
  return path.replace(/\.\w+$/, "");
}

function name(path: string): string {
  return stem(path).replace(/^.*\//, "");
}
