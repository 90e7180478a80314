import { whileReachable } from "#app/files/serving/whileReachable.server.ts";
import { isRead, isUnder, type Middleware } from "#app/http/context.ts";
import { crossOriginResource } from "#app/http/securityHeaders.ts";
import { paths } from "#app/paths.ts";
import { cardPath, findCard, parseCardPath, readCard } from "./cards.server.ts";

/** `/cartao/*`: cards are immutable; the address of an old one redirects to the current one. */
export const serveCards: Middleware = whileReachable(async (context) => {
  const { req, res, url, normalizedPath } = context;
  if (!isUnder(normalizedPath, paths.cards) || !isRead(req.method)) return false;
  const name = parseCardPath(url.pathname);
  if (!name) return false;
  const bytes = await readCard(name);
  if (!bytes) {
    const today = await findCard(name.page, name.lang);
    if (!today) return false;
    res.writeHead(302, { Location: cardPath(today), "Cache-Control": "no-store" }).end();
    return true;
  }
  res.writeHead(200, {
    ...crossOriginResource,
    "Content-Type": "image/jpeg",
    "Content-Length": bytes.length,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  res.end(req.method === "HEAD" ? undefined : bytes);
  return true;
});
