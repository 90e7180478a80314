import i18next, { type InitOptions, type i18n } from "i18next";
import { en } from "./en.ts";
import type { Lang } from "./lang.ts";
import { type Dictionary, type Namespace, pt } from "./pt.ts";

const dictionaries: Record<Lang, Dictionary> = { pt, en };

/** The texts that a page's components read with `useTexts`; a loader returns them as `texts`. */
export function pickTexts<Name extends Namespace>(
  lang: Lang,
  ...namespaces: Name[]
): Pick<Dictionary, Name> {
  const dictionary = dictionaries[lang];
  const picked = namespaces.map((name) => [name, dictionary[name]]);
  return Object.fromEntries(picked) as Pick<Dictionary, Name>;
}

/** Key of one text in the dictionary: `contact.success`. */
export type TextKey = KeysBelow<Dictionary>;

type KeysBelow<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? Name
    : Part[Name] extends readonly unknown[]
      ? never
      : `${Name}.${KeysBelow<Part[Name]>}`;
}[keyof Part & string];

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** How i18next is set up, here and in the router's middleware. */
export const i18nextOptions = {
  resources: { pt: { translation: pt }, en: { translation: en } },
  interpolation: { escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} satisfies InitOptions;

/** An instance's `t`, typed by the dictionary; an unknown key throws. */
export function translateBy(instance: i18n): Translate {
  return (key, values) => {
    if (!instance.exists(key)) throw new Error(`No text "${key}" in ${instance.language}`);
    return instance.t(key, values ?? {});
  };
}

const translators: Record<Lang, Translate> = { pt: translator("pt"), en: translator("en") };

/**
 * `t("contact.success")` in the given language, for what runs outside the router: mail, the guard, uploads.
 * Loaders and actions take `t` from their request (`i18nextMiddleware.server.ts`).
 */
export function translate(lang: Lang): Translate {
  return translators[lang];
}

function translator(lang: Lang): Translate {
  const instance = i18next.createInstance(i18nextOptions);
  void instance.init({ lng: lang });
  return translateBy(instance);
}
