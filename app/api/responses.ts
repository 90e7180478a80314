import { z } from "#app/validation/zod.ts";

/** Answers that several endpoints share (contract 5). */
export const idResponse = z.object({ id: z.int() });
export const messageResponse = z.object({ message: z.string() });

/** `{data: [...]}`. */
export function dataOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}
