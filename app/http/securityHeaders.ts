import type { ServerResponse } from "node:http";
import { brand } from "#app/brand.ts";
import { config, isHttps } from "#app/platform/config.ts";
import { youTubeHost } from "#app/validation/youTube.ts";

/**
 * Which windows may hold this one. The strict value costs a visitor a process: the browser learns with the answer that
 * the one it has prepared will not do, and the first frame waits for another (docs/performance.md). So public pages,
 * where nobody signs in, do without it.
 */
export const openerPolicy = "Cross-Origin-Opener-Policy";

const resourcePolicy = "Cross-Origin-Resource-Policy";

/** Of pictures and films that are made for others to show too: readers of the feeds, link previews, searches. */
export const crossOriginResource = { [resourcePolicy]: "cross-origin" };

/** Sets the headers of every answer. */
export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders())) res.setHeader(name, value);
}

/**
 * The headers of every answer (design: safe by construction). Pages set their own Content-Security-Policy
 * with {@link pagePolicy}; everything else gets one that allows nothing.
 */
export function securityHeaders(): Record<string, string> {
  const transport = isHttps() && transportSecurity[config().HSTS];
  return {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // YouTube's player refuses to play without a referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    [openerPolicy]: "same-origin",
    [resourcePolicy]: "same-origin",
    ...(transport && { "Strict-Transport-Security": transport }),
  };
}

/**
 * By the setting HSTS. Not for subdomains by default: browsers would refuse each one that speaks http alone,
 * for two years and without a way back.
 */
const transportSecurity = {
  on: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  off: undefined,
};

/**
 * The policy of a PDF shown in the browser: not sandboxed, because Safari shows a sandboxed one as an empty
 * page. Scripts inside a PDF have no access to the site.
 */
export const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** In development Vite inlines styles and announces changes over a WebSocket. */
const vite = import.meta.env.DEV
  ? { styles: " 'unsafe-inline'", connections: " ws:" }
  : { styles: "", connections: "" };

/** What of a page differs from the others. */
interface PageFrames {
  /** It may show pages of this site. */
  hasOwnFrames?: boolean;
  /** It may be shown inside pages of this site. */
  isFramed?: boolean;
}

/** The policy of an HTML page whose inline scripts have these SHA-256 hashes (base64). */
export function pagePolicy(
  scriptHashes: readonly string[],
  { hasOwnFrames = false, isFramed = false }: PageFrames = {},
): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${vite.styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${vite.connections}`,
    `frame-src ${hasOwnFrames ? "'self' " : ""}${new URL(brand.map.url).origin} ${youTubeHost}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ];
  if (isHttps()) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
