import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Title and robots of an admin screen; the title's template comes with the frame's data. */
export function adminMeta(matches: Matches, title: string): MetaDescriptor[] {
  const texts = matches
    .map((match) => match?.loaderData as { texts?: Partial<Dictionary> } | undefined)
    .find((data) => data?.texts?.adminCommon)?.texts?.adminCommon;
  const name = brand.shortName;
  return [
    { title: texts ? fill(texts.pageTitle, { title, name }) : title },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
