/** Where the parts made from a film stand; `videos/ab.mp4` at 576 is `videos/ab-576.mp4`. */
export function renditionPath(path: string, height: number): string {
  return `${stem(path)}-${height}.mp4`;
}

export function posterPath(path: string): string {
  return `images/${name(path)}-poster.webp`;
}

/** Preview pictures of the whole film on one sheet. */
export function spritePath(path: string): string {
  return `images/${name(path)}-sprite.jpg`;
}

/** Which part of the sheet shows which moment. */
export function thumbnailsPath(path: string): string {
  return `${stem(path)}-thumbnails.vtt`;
}

function stem(path: string): string {
  return path.replace(/\.\w+$/, "");
}

function name(path: string): string {
  return stem(path).replace(/^.*\//, "");
}
