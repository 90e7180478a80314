import { useLocation, useRouteLoaderData } from "react-router";
import { brand } from "#app/brand.ts";
import { defaultLang, langs, localeTags } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { pageAddress } from "./pageAddress.ts";

/**
 * What search engines and link previews read of every public page: its canonical address, the same
 * page in the other languages (contract 3), and the picture that travels with a shared link.
 */
export function HeadLinks() {
  const lang = useLang();
  const place = useLocation();
  const { origin = "" } = useRouteLoaderData<{ origin: string }>("root") ?? {};
  const canonical = pageAddress(origin, place, lang);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {langs.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={pageAddress(origin, place, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(origin, place, defaultLang)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={localeTags[lang].replace("-", "_")} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${origin}/social.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
