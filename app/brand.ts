import { defaultLang, type Lang } from "./i18n/lang.ts";

/**
 * The agency behind the site: names, contacts, links and logo. This is the one file to change
 * (with `app/ui/Logo.tsx`, `app/favicon.svg` and the icons in public/) to dress the site for another agency.
 */
export const brand = {
  /** Full name, for titles, the footer and the legal pages. */
  name: "Maré — Agência de Inovação e Estratégia Urbana do Recife",
  /** Name in everyday use; also in the admin's menu and header. */
  shortName: "Maré",
  /** `shortName` as used in URLs: /admin/numeros-mare. */
  slug: "mare",
  tagline: {
    pt: "A cidade se move com a maré.",
    en: "The city moves with the tide.",
  },
  /** `text` as people write it in the country, and as it is dialled from abroad. */
  phone: {
    text: { pt: "(81) 3000-0148", en: "+55 81 3000-0148" },
    href: "tel:+558130000148",
  },
  email: "contato@mare.example",
  address: {
    street: "Cais do Apolo, 222",
    district: "Bairro do Recife",
    city: "Recife",
    state: "PE",
    postalCode: "50030-230",
    country: { pt: "Brasil", en: "Brazil" },
  },
  /** The place that the contact page's map shows; `url` opens the full map. */
  map: {
    latitude: -8.0606,
    longitude: -34.8724,
    url: "https://www.openstreetmap.org/?mlat=-8.0606&mlon=-34.8724#map=17/-8.0606/-34.8724",
  },
  social: [
    {
      id: "instagram",
      name: "Instagram",
      handle: "@agencia.mare",
      url: "https://www.instagram.com/",
    },
    { id: "youtube", name: "YouTube", handle: "@agenciamare", url: "https://www.youtube.com/" },
    { id: "linkedin", name: "LinkedIn", handle: "agencia-mare", url: "https://www.linkedin.com/" },
  ],
  /** The law that created the agency, linked from the documents page; a file under public/. */
  law: { file: "/lei-municipal-17875-2013.pdf" },
  /** Author of the pictures, for the footer's credits. */
  photoCredits: "Estúdio Maré",
} as const;

const { street, district, city, state, postalCode, country } = brand.address;

/** The agency's address in lines; with its country for readers of another language, who may be abroad. */
export function postalAddress(lang: Lang): string[] {
  const home = [street, `${district}, ${city}/${state}`, postalCode];
  return lang === defaultLang ? home : [...home, country[lang]];
}
