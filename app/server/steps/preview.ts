import type { Middleware } from "#app/http/context.ts";
import { defaultLang, isLang, langKey } from "#app/i18n/lang.ts";
import { framedParam, previewPath } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";

/**
 * Has the page of a project show its draft, for staff (contract 12). After the guard: nobody else comes here. In
 * the language that the address names, which the browser does not remember.
 */
export const preview: Middleware = (context) => {
  const { normalizedPath, staff, url, res } = context;
  const projectId = recordIdOf(previewPath.exec(normalizedPath)?.[1] ?? "");
  if (!staff || projectId === undefined) return false;
  const asked = url.searchParams.get(langKey);
  context.lang = isLang(asked) ? asked : defaultLang;
  const isFramed = url.searchParams.has(framedParam);
  if (isFramed) res.setHeader("X-Frame-Options", "SAMEORIGIN");
  context.preview = { projectId, isFramed };
  return false;
};
