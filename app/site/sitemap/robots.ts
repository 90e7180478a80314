import { requestContext } from "#app/context.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/robots.ts";

/**
 * /robots.txt: disallows the back office and the JSON, and names the sitemap. Search results remain
 * crawlable, since the page itself says `noindex`.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const lines = [
    "User-agent: *",
    `Disallow: ${paths.admin.login}`,
    `Disallow: ${paths.api}/`,
    "",
    `Sitemap: ${origin}${paths.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
