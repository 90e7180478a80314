import { z } from "#app/validation/zod.ts";

const searchResult = z
  .object({
    kind: z.enum(["project", "document"]),
    title: z.string(),
    project: z
      .string()
      .meta({ description: "Name of the project that a document belongs to; empty for others" }),
    url: z.string().meta({ description: "Of the project's page, or of the document" }),
    isInPortuguese: z
      .boolean()
      .meta({ description: "Whether the title has no translation into the language asked for" }),
  })
  .meta({ title: "SearchResult" });

/** The first results of a search, in answers to visitors. */
export const searchResponse = z.object({
  total: z.int().meta({ description: "How many there are" }),
  results: z.array(searchResult),
});
export type SearchResponse = z.output<typeof searchResponse>;
