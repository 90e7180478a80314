/** The site's languages (spec 4). Portuguese is the default and the fallback. */
export const langs = ["pt", "en"] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = "pt";

/** The switch labels of spec 9. */
export const langLabels: Record<Lang, string> = { pt: "POR", en: "ENG" };

/** Name of the cookie and of the local storage key that store the choice (spec 9). */
export const langKey = "lang";

export function isLang(value: unknown): value is Lang {
  return value === "pt" || value === "en";
}

/** BCP 47 tag for `Intl` and for machine-readable output. */
export const localeTags: Record<Lang, string> = { pt: "pt-BR", en: "en" };
