/** Seconds that an arrow key or a seek button moves (spec 9). */
export const seekStep = 10;

/** Volume step of an arrow key, as a share of the full volume (spec 9 has the default, 1). */
export const volumeStep = 0.1;

/** Spec 9's speed options; 1 is shown as "Normal". */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 4] as const;

/** Seconds of inactivity after which the controls hide: for mouse and for touch. */
export const hideAfter = { mouse: 2, touch: 3 } as const;

/**
 * Milliseconds that a video would wait for an advertisement before it starts without one (spec 9, Plyr's ad
 * safety timer). There are no advertisements, so nothing ever waits.
 *
 * @public
 */
export const adSafetyTimer = 12_000;
