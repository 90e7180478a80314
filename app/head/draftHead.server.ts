import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { defaultLang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";

/**
 * The head of a preview (contract 12), which names no address: nothing leads there.
 *
 * @param name of the record or of the page, in the page's language
 */
export function draftHead(name: string): MetaDescriptor[] {
  const { title } = pickTexts(defaultLang, "adminPreview").adminPreview;
  return [
    { title: `${fill(title, { name })} | ${brand.shortName}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
