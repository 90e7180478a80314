import { useRouteLoaderData } from "react-router";
import { defaultLang, type Lang } from "./lang.ts";

/** The language that the page is in. */
export function useLang(): Lang {
  return useRouteLoaderData<{ lang: Lang }>("root")?.lang ?? defaultLang;
}
