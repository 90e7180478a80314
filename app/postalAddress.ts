import { brand } from "./brand.ts";
import { defaultLang, type Lang } from "./i18n/lang.ts";

const { street, district, city, state, postalCode, country } = brand.address;

/** The agency's address in lines; with its country for readers of another language, who may be abroad. */
export function postalAddress(lang: Lang): string[] {
  const home = [street, `${district}, ${city}/${state}`, postalCode];
  return lang === defaultLang ? home : [...home, country[lang]];
}
