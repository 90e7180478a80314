import { z } from "#app/validation/zod.ts";

/** How a form is open: looked at, behind another tab, or as the server has sent it. */
export type PageVisibility = "visible" | "hidden" | "served";

const openedForm = z.object({
  kind: z.enum(["project", "documents", "partners", "banner", "home", "files"]),
  /** The record's; 0 for the banner and the numbers. */
  id: z.coerce.number().int().min(0).max(999_999_999_999_999),
  /** Drawn by the form. */
  tab: z.string().max(60),
  /** What was typed in since it last said so; "" for none. */
  field: z.string().max(200),
});

export type OpenedForm = z.output<typeof openedForm>;

/** What an opened form posts. */
export const presencePost = openedForm.extend({
  tab: openedForm.shape.tab.min(1),
  seen: z.enum(["visible", "hidden", "closed"]),
});

/** Who else has a record's form open, as its line says it; times in words. */
export interface ShownPresence {
  colleagues: { id: number; name: string; since: string; field: string; typed: string }[];
  isOpenElsewhere: boolean;
}

/** What a screen's loader returns for its form. */
export interface ServedPresence extends ShownPresence {
  kind: OpenedForm["kind"];
  id: number;
}
