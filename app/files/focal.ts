/** The steps to which a focal point is rounded, in percent. */
export const focalStep = 5;

/**
 * Rounds a focal point to the nearest step.
 *
 * @param share 0..1 from the left or from the top
 * @returns percent
 */
export function focalPercent(share: number): number {
  return Math.round((Math.min(1, Math.max(0, share)) * 100) / focalStep) * focalStep;
}
