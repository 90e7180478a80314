import { useRouteLoaderData } from "react-router";
import { defaultLang, isLang, type Lang } from "./lang.ts";

/** The language that the page is in; where its data is lost, the one that it was written in. */
export function useLang(): Lang {
  return useRouteLoaderData<{ lang: Lang }>("root")?.lang ?? writtenLang() ?? defaultLang;
}

function writtenLang(): Lang | undefined {
  if (typeof document === "undefined") return undefined;
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : undefined;
}
