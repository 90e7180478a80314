import type { NGO, WebSite } from "schema-dts";
import { brand } from "#app/brand.ts";
import type { RequestInfo } from "#app/context.ts";
import { langs, localeTags, pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { searchLink } from "#app/searchUrl.ts";

/** The agency, as referenced by other things (publisher, author). */
export function agency(origin: string) {
  return {
    "@type": "NGO",
    "@id": `${origin}/#agency`,
    name: brand.name,
    url: `${origin}/`,
  } as const;
}

/** The agency in full: names, contacts and profiles. */
export function organization({ lang, origin }: Pick<RequestInfo, "lang" | "origin">): NGO {
  const { street, district, city, state, postalCode } = brand.address;
  return {
    ...agency(origin),
    alternateName: brand.shortName,
    slogan: brand.tagline[lang],
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.href.replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${district}`,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: "BR",
    },
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** The site, with its search action. */
export function website({ lang, origin, t }: Pick<RequestInfo, "lang" | "origin" | "t">): WebSite {
  const search = pageUrl(origin, searchLink("TERM"), lang);
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: search.replace("TERM", "{search_term_string}") },
    // An extension by Google; schema.org would write it as a property of the action's input.
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: brand.name,
    alternateName: brand.shortName,
    description: t("home.meta.description"),
    url: pageUrl(origin, paths.home, lang),
    inLanguage: langs.map((each) => localeTags[each]),
    publisher: agency(origin),
    potentialAction: action,
  };
}
