import type { BreadcrumbList } from "schema-dts";
import type { RequestInfo } from "#app/context.ts";
import { pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";

/** A page on the way from home. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs from home to a page, which comes last; none for home itself. */
export function breadcrumbs(
  { lang, origin, t }: Pick<RequestInfo, "lang" | "origin" | "t">,
  crumbs: Crumb[],
): BreadcrumbList[] {
  if (crumbs.at(-1)?.path === paths.home) return [];
  const way = [{ name: t("common.menu.home"), path: paths.home }, ...crumbs];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: way.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: pageUrl(origin, path, lang),
      })),
    },
  ];
}
