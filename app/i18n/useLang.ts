import { useRouteLoaderData } from "react-router";
import { defaultLang, isLang, type Lang } from "./lang.ts";

/** The page's language; when its data is missing, the `lang` of the document. */
export function useLang(): Lang {
  return useRouteLoaderData<{ lang: Lang }>("root")?.lang ?? writtenLang() ?? defaultLang;
}

/** The page's language where its links and searches have to name it (`cacheKey.ts`). */
export function useCarriedLang(): Lang | undefined {
  const root = useRouteLoaderData<{ lang: Lang; carriesLang?: true }>("root");
  return root?.carriesLang && root.lang;
}

function writtenLang(): Lang | undefined {
  if (typeof document === "undefined") return undefined;
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : undefined;
}
