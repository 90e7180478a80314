import { film } from "./art.ts";

/** The film that three projects share: stored once. */
export const threeRiverbanks = film("tres-margens");
