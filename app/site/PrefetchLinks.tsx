import { useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

/**
 * Prefetches a page's data and scripts. The framework's `PrefetchPageLinks` would also run the scripts, and
 * reload the current page when one fails: without a connection, merely scrolling over a link by touch would
 * lose the page.
 *
 * @param page path and query
 */
export function PrefetchLinks({ page }: { page: string }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (!framework || !router) return null;
  const { manifest, routeModules } = framework;
  const modules = (matchRoutes(router.routes, page) ?? []).flatMap(({ route }) => {
    const entry = manifest.routes[route.id];
    if (!entry || routeModules[route.id]) return [];
    return [entry.module, entry.clientActionModule, ...(entry.imports ?? [])];
  });
  return (
    <>
      <link rel="prefetch" as="fetch" href={dataAddress(page)} />
      {[...new Set(modules)].map(
        (href) => href && <link key={href} rel="modulepreload" href={href} />,
      )}
    </>
  );
}

/** The URL from which the framework loads a page's data. */
function dataAddress(page: string): string {
  const [path = "", query] = page.split("?");
  const data = path.endsWith("/") ? `${path}_.data` : `${path}.data`;
  return query ? `${data}?${query}` : data;
}
