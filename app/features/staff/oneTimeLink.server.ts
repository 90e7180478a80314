import { z } from "#app/validation/zod.ts";
import { oneTimeValue } from "./oneTimeValue.server.ts";

/** A link that was just made. */
const schema = z.object({
  kind: z.enum(["invite", "reset"]),
  email: z.string(),
  url: z.string(),
});
export type OneTimeLink = z.output<typeof schema>;

export const oneTimeLink = oneTimeValue("link", schema);
