import type { LinkDescriptor } from "react-router";
import bricolage from "./fonts/bricolage-grotesque.woff2?url";
import hanken from "./fonts/hanken-grotesk.woff2?url";

/** Preloads of the two typefaces (`fonts.css`), for `links` of the root route. */
export const fontLinks: LinkDescriptor[] = [bricolage, hanken].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
  href,
}));
