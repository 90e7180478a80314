import { useLocation, useRouteLoaderData } from "react-router";
import { brand } from "#app/brand.ts";
import type { ShareCard } from "#app/features/sharing/shareCard.server.ts";
import { defaultLang, langs, localeTags } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { pageAddress } from "./pageAddress.ts";

/**
 * What search engines and link previews read of every public page: its canonical address, the same
 * page in the other languages (contract 3), and the picture that travels with a shared link.
 */
export function HeadLinks({ card }: { card: ShareCard | undefined }) {
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
      {card && (
        <>
          <meta property="og:image" content={origin + card.path} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta property="og:image:alt" content={card.alt} />
          <meta name="twitter:image" content={origin + card.path} />
          <meta name="twitter:image:alt" content={card.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
