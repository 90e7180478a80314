import { english } from "#app/validation/english.ts";
import { libraryFile } from "#app/validation/file.ts";
import { withoutEnglish } from "#app/validation/schemaTree.ts";
import { line, text } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

export const documentTexts = ["title", "description"] as const;

/** A document of the public library (spec 3). */
export const documentSchema = z
  .object(
    {
      title: line,
      description: text,
      file: libraryFile,
      en: english({ title: line, description: text }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Document" });
export type LibraryDocument = z.output<typeof documentSchema>;

/** A document in answers to staff. */
export const documentResponse = z
  .object({ id: z.int(), ...documentSchema.shape })
  .meta({ title: "Document" });
/** A document in answers to visitors, in one language. */
export const publicDocumentResponse = withoutEnglish(documentResponse).meta({
  title: "PublicDocument",
});
export type PublicDocument = z.output<typeof publicDocumentResponse>;
