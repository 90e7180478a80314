import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import { SearchForm } from "#app/features/search/site/SearchForm.tsx";
import * as Media from "#app/files/media.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { ErrorPage } from "#app/ui/ErrorPage.tsx";
import { errorKind } from "#app/ui/errorKind.ts";
import type { Route } from "./+types/layout.ts";
import styles from "./layout.module.css";
import { OtherProjects } from "./OtherProjects.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { toPastBar } from "./pastBar.server.ts";
import { SiteLayout } from "./SiteLayout.tsx";
import { usePendingPath } from "./usePendingPath.ts";

/** Keeps the menus light however many projects there are; "See more" leads to the rest. */
const menuProjects = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const menus = await findMenus(info);
  return info.past ? { ...menus, past: toPastBar(info.past, info.lang) } : menus;
}

/** Needed by every page. */
const findMenus = memoizeByContentVersion(async ({ lang }: { lang: Lang }) => {
  const found = await Projects.findAllSummaries({ lang, limit: menuProjects });
  const projects = found.map(({ cardImageDesktop, cardImageMobile, highlight, ...project }) =>
    withSiteName(project, lang),
  );
  const described = await Media.findDescriptions(
    projects.map(({ bannerImage }) => bannerImage),
    lang,
  );
  return { projects, media: withoutPlaceholders(described) };
});

/** The menus start closed, so their pictures' placeholders would add to every page without being seen. */
function withoutPlaceholders<Description extends object>(media: Record<string, Description>) {
  const entries = Object.entries(media);
  return Object.fromEntries(entries.map(([path, each]) => [path, { ...each, placeholder: "" }]));
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const pendingPath = usePendingPath();
  return (
    <SiteLayout data={loaderData}>
      {pendingPath && <PendingPage path={pendingPath} />}
      {/* Only hidden, so that a navigation that is given up finds everything as it was. */}
      <div hidden={pendingPath !== undefined}>
        <Outlet />
      </div>
    </SiteLayout>
  );
}

/** Errors and missing pages are still shown inside the site's frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <SiteLayout data={loaderData} plain>
      <ErrorPage error={error}>
        {errorKind(error) === "missing" && (
          <SearchForm id="missing-q" look="outline" className={styles.search} />
        )}
        <OtherProjects error={error} />
      </ErrorPage>
    </SiteLayout>
  );
}
