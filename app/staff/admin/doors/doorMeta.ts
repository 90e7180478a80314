import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

type Texts = Pick<Dictionary, "adminCommon" | "adminDoors">;

/** Title and robots of a page that leads to an account. */
export function doorMeta(
  loaderData: { texts: Texts } | undefined,
  titleOf: (texts: Texts["adminDoors"]) => string,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { adminCommon, adminDoors } = loaderData.texts;
  const title = titleOf(adminDoors);
  return [
    { title: fill(adminCommon.pageTitle, { title, name: brand.shortName }) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
