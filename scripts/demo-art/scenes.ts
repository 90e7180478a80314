import { aerial } from "./scenes/aerial.ts";
import { assembly } from "./scenes/assembly.ts";
import { cycle } from "./scenes/cycle.ts";
import { data } from "./scenes/data.ts";
import { hillside } from "./scenes/hillside.ts";
import { mangrove } from "./scenes/mangrove.ts";
import { market } from "./scenes/market.ts";
import { palafitas } from "./scenes/palafitas.ts";
import { pier } from "./scenes/pier.ts";
import { ebb, riverfront } from "./scenes/riverfront.ts";
import { rooftop } from "./scenes/rooftop.ts";
import { school } from "./scenes/school.ts";
import { square } from "./scenes/square.ts";
import { studio } from "./scenes/studio.ts";
import type { Stage } from "./stage.ts";

/** Every scene by name; each paints the whole stage. */
export const scenes = {
  aerial,
  assembly,
  cycle,
  data,
  ebb,
  hillside,
  mangrove,
  market,
  palafitas,
  pier,
  riverfront,
  rooftop,
  school,
  square,
  studio,
} satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof scenes;
