import { english } from "#app/validation/english.ts";
import { withoutEnglish } from "#app/validation/schemaTree.ts";
import { line, text } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

export const numberTexts = ["number", "description"] as const;

const wrongType = { error: "validation.type" };

/** One figure: both fields are texts, so that "+ de 200" is a valid number. */
const block = z
  .object(
    { number: line, description: text, en: english({ number: line, description: text }) },
    wrongType,
  )
  .prefault({});

export const numbersSchema = z
  .object({ projects: block, connections: block, regions: block, people: block }, wrongType)
  .meta({ title: "HomeNumbers" });
export type Numbers = z.output<typeof numbersSchema>;

export const publicNumbersResponse = withoutEnglish(numbersSchema).meta({
  title: "PublicHomeNumbers",
});
export type PublicNumbers = z.output<typeof publicNumbersResponse>;
