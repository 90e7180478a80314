import type { ServerResponse } from "node:http";
import { brand } from "#app/brand.ts";
import { youTubeHost } from "#app/features/media/youTube.ts";
import { isHttps } from "../config.ts";

/**
 * The headers of every answer (design: safe by construction). Pages set their own Content-Security-Policy
 * with {@link pagePolicy}; everything else gets one that allows nothing.
 */
export function setSecurityHeaders(res: ServerResponse): void {
  res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("X-Frame-Options", "DENY");
  // YouTube's player refuses to play without a referrer.
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  res.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  if (isHttps()) {
    res.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  }
}

/**
 * The policy of a PDF shown in the browser: not sandboxed, because Safari shows a sandboxed one as an empty
 * page. Scripts inside a PDF have no access to the site.
 */
export const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** In development Vite inlines styles and announces changes over a WebSocket. */
const vite = import.meta.env.DEV
  ? { styles: " 'unsafe-inline'", connections: " ws:" }
  : { styles: "", connections: "" };

/** The policy of an HTML page whose inline scripts have these SHA-256 hashes (base64). */
export function pagePolicy(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${vite.styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${vite.connections}`,
    `frame-src ${new URL(brand.map.url).origin} ${youTubeHost}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (isHttps()) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
