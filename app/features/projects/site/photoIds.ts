/** The anchor of a photo in the grid. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}

/** The anchor of the same photo alone on the screen. */
export function openId(index: number): string {
  return `${photoId(index)}-open`;
}

/** The index of the photo that an address opens by its hash; undefined for none. */
export function openedBy(hash: string): number | undefined {
  const [, position] = /^#photo-(\d+)-open$/.exec(hash) ?? [];
  return position === undefined ? undefined : Number(position) - 1;
}
