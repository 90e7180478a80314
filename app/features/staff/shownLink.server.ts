import { z } from "#app/validation/zod.ts";
import { shownOnce } from "./shownOnce.server.ts";

/** A link that was just made. */
const schema = z.object({
  kind: z.enum(["invite", "reset"]),
  email: z.string(),
  url: z.string(),
});
export type ShownLink = z.output<typeof schema>;

export const shownLink = shownOnce("link", schema);
