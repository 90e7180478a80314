import { type ReactNode, useEffect } from "react";
import {
  data,
  type LinkDescriptor,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { requestContext } from "#app/context.ts";
import { i18nextMiddleware } from "#app/http/i18nextMiddleware.server.ts";
import { defaultLang, langKey } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import type { Route } from "./+types/root.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/print.css";
import { useOutdated } from "./connection/afterUpdate.ts";
import { LastResort } from "./connection/LastResort.tsx";
import { preserveLayouts, useLastPage } from "./connection/preserveLayouts.ts";
import favicon from "./favicon.svg?inline";
import { readFlash } from "./flash/flash.server.ts";
import { report } from "./hydration/progress.ts";
import bricolage from "./styles/fonts/bricolage-grotesque.woff2?url";
import hanken from "./styles/fonts/hanken-grotesk.woff2?url";
import { ErrorPage } from "./ui/ErrorPage.tsx";
import { NavigationProgress } from "./ui/NavigationProgress.tsx";
import { Toasts } from "./ui/Toasts.tsx";
import { useFocusOnNewPage } from "./ui/useFocusOnNewPage.ts";
import { useHydrated } from "./ui/useHydrated.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { flash, headers } = await readFlash(request);
  const isAsked = new URL(request.url).searchParams.has(langKey);
  const carriesLang = isAsked && lang !== defaultLang;
  const answer = { lang, flash, texts: pickTexts(lang, "common") };
  return data({ ...answer, ...(carriesLang && { carriesLang }) }, headers && { headers });
}

export const middleware: Route.MiddlewareFunction[] = i18nextMiddleware;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [preserveLayouts];

/** Preloads of the two typefaces (`fonts.css`). */
const fontLinks: LinkDescriptor[] = [bricolage, hanken].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
  href,
}));

export const links: Route.LinksFunction = () => [
  ...fontLinks,
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: favicon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The layouts of the public site, whose colours follow the visitor's system (`tokens.css`). */
const siteLayouts = ["site/layout", "previewFrame"];

export function Layout({ children }: { children: ReactNode }) {
  const isSite = useMatches().some(({ id }) => siteLayouts.includes(id));
  return (
    <html lang={useLang()} data-site={isSite ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* Chrome on iOS would wrap phone numbers and the like in elements of its own. */}
        <meta name="chrome" content="nointentdetection" />
        {isSite && (
          <meta name="theme-color" content="#0d191c" media="(prefers-color-scheme: dark)" />
        )}
        <meta name="theme-color" content="#f7f1e5" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* The page's scripts follow it (`deferredHydration.ts`). */}
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useFocusOnNewPage();
  useLastPage();
  useOutdated();
  useEffect(() => {
    report("hydrated");
  }, []);
  return (
    <>
      {/* Needed only to install the site, which takes a touch: it must not delay the first view. */}
      {useHydrated() && <link rel="manifest" href="/site.webmanifest" />}
      <NavigationProgress />
      <Outlet />
      <Toasts flash={loaderData.flash} />
    </>
  );
}

/** The last resort, when neither the site's frame nor the admin's could be rendered. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <main>{loaderData ? <ErrorPage error={error} /> : <LastResort />}</main>;
}
