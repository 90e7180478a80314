import { titleAsName } from "#app/files/originalName.ts";
import { cleanLine } from "#app/text/characters.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

const line = textOf(200, undefined, cleanLine).default("");

/** What a stored file is called and whose it is, wherever it is used. */
export const fileDetailsSchema = z.object({
  name: line.transform(titleAsName).refine((name) => name !== "", { error: "validation.fileName" }),
  credit: line,
  licence: line,
});

export type FileDetails = z.output<typeof fileDetailsSchema>;
