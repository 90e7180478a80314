/** The player's quality options (spec 9), in pixels of height. */
const qualityHeights = [4320, 2880, 2160, 1440, 1080, 720, 576, 480, 360, 240] as const;

const lowestHeight = 240;

/** The bit rate (bits/s) above which an original is too heavy to serve as the rendition of its height. */
function maxBitRate(height: number): number {
  return height * height * 12;
}

/**
 * The heights to encode for a video, lowest first, so that the phones' rendition is ready soonest. The
 * original itself serves as the highest one if browsers can play it and it is not too heavy.
 */
export function renditionHeights(video: {
  height: number;
  bitRate: number;
  isPlayable: boolean;
}): number[] {
  const heights = qualityHeights.filter((height) => height <= video.height).toReversed();
  const isKept = video.isPlayable && video.bitRate <= maxBitRate(nominalHeight(video.height));
  if (isKept) return heights.slice(0, -1);
  return heights.length > 0 ? heights : [lowestHeight];
}

/** The quality option under which an original of this height is offered. */
export function nominalHeight(height: number): number {
  return qualityHeights.find((option) => option <= height) ?? lowestHeight;
}
