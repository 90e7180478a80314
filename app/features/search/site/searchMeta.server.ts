import type { RequestInfo } from "#app/context.ts";

/** Title and description of a search, specific to its query. */
export function searchMeta({ t }: Pick<RequestInfo, "t">, query: string) {
  if (query === "") {
    return { title: t("search.meta.title"), description: t("search.meta.description") };
  }
  return {
    title: t("search.meta.titleFor", { query }),
    description: t("search.meta.descriptionFor", { query }),
  };
}
