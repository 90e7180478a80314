import { useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

/**
 * Has the browser fetch a page's data and scripts ahead. The framework's `PrefetchPageLinks` would also
 * run the scripts, and where one does not come reload the page on the screen: a finger that scrolls over
 * a link would lose it with the connection.
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

/** Where the framework asks for a page's data. */
function dataAddress(page: string): string {
  const [path = "", query] = page.split("?");
  const data = path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`;
  return query ? `${data}?${query}` : data;
}
