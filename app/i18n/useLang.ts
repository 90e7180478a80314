import { useRouteLoaderData } from "react-router";
import { defaultLang, isLang, type Lang } from "./lang.ts";

/** The page's language; when its data is missing, the `lang` of the document. */
export function useLang(): Lang {
  return useRouteLoaderData<{ lang: Lang }>("root")?.lang ?? writtenLang() ?? defaultLang;
}

function writtenLang(): Lang | undefined {
  if (typeof document === "undefined") return undefined;
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : undefined;
}
