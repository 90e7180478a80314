import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";
import { findLoaded, type Matches } from "#app/findLoaded.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** Title and robots of an admin screen; the title's template comes with the frame's data. */
export function adminMeta(matches: Matches, title: string): MetaDescriptor[] {
  const texts = findLoaded(
    matches,
    (data: { texts?: Partial<Dictionary> }) => data.texts?.adminCommon,
  );
  const name = brand.shortName;
  return [
    { title: texts ? fill(texts.pageTitle, { title, name }) : title },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
