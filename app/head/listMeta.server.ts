import type { RequestInfo } from "#app/context.ts";
import type { Paging } from "#app/paging.ts";

/** Title and description of one page of a long list; from the second page on both include its number. */
export function listMeta(
  { t }: Pick<RequestInfo, "t">,
  { title, description }: { title: string; description: string },
  { page, pages }: Pick<Paging, "page" | "pages">,
): { title: string; description: string } {
  if (page === 1) return { title, description };
  const place = t("common.paging.title", { page, pages });
  return { title: `${title}, ${place}`, description: `${description} (${place})` };
}
