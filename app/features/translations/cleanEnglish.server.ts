import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { cleanLine, cleanText } from "#app/text/characters.ts";
import { hasSchemaAt } from "#app/validation/schemaTree.ts";
import { line } from "#app/validation/text.ts";
import type { TextEntry } from "./textEntry.ts";

/** The schemas of the records' forms; a file's texts all have several lines. */
const schemas = {
  project: projectSchema,
  numbers: numbersSchema,
  document: documentSchema,
  partner: partnerSchema,
  banner: bannerSchema,
  image: undefined,
  film: undefined,
};

/** An English text of a file as it would be stored if it were typed into the text's own field. */
export function cleanEnglish({ kind, field }: Pick<TextEntry, "kind" | "field">, text: string) {
  const schema = schemas[kind];
  return schema && hasSchemaAt(schema, field, line) ? cleanLine(text) : cleanText(text);
}
