import { cleanLine, cleanText } from "#app/text/characters.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

/** What the holder of an approval link answers. Whoever asks for changes says which. */
export const answerSchema = z
  .object({
    name: z
      .string({ error: "validation.answerName" })
      .overwrite((typed) => cleanLine(typed).trim())
      .min(1, { error: "validation.answerName" })
      .max(80, { error: "validation.answerName" }),
    comment: textOf(5000, "validation.answerComment", (typed) => cleanText(typed).trim()).default(
      "",
    ),
    decision: z.enum(["approved", "changes"], { error: "validation.option" }),
    /** The tag of the draft that the page showed. */
    draftTag: z.string().max(200).default(""),
  })
  .refine(({ decision, comment }) => decision !== "changes" || comment !== "", {
    path: ["comment"],
    error: "validation.answerComment",
    // Also beside another mistake: both are told at once.
    when: () => true,
  });
export type ApprovalAnswer = z.output<typeof answerSchema>;
