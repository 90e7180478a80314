import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink, pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import type { Route } from "./+types/security.ts";
import styles from "./team.module.css";

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { page, pages, ...place } = pagingOf(
    url.searchParams,
    await SecurityEvents.count(),
    pageSize,
  );
  const texts = pickTexts(lang, "adminTeam");
  const { security } = texts.adminTeam;
  const nameOf = (id: number | null, name: string | null) =>
    name ?? (id === null ? undefined : fill(security.goneAccount, { id }));
  const events = await SecurityEvents.findPage(place);
  return {
    events: events.map(({ id, event, origin, count, ...row }) => {
      const by = nameOf(row.byId, row.byName);
      const details = [
        dateTime(row.at, lang),
        count > 1 && fill(security.times, { count, date: dateTime(row.firstAt, lang) }),
        by && fill(security.by, { name: by }),
        security.origins[origin],
        row.client && fill(security.client, { client: row.client }),
      ];
      return {
        id,
        label: security.events[event],
        who: nameOf(row.staffId, row.staffName) ?? (event === "failure" ? security.unknown : ""),
        details: details.filter(Boolean).join(" · "),
      };
    }),
    page,
    pages,
    texts,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminTeam.security.title ?? "");

/** /admin/equipe/eventos: what happened at the doors, newest first (contract 13). */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { events, page, pages } = loaderData;
  const { security: texts, title } = useTexts("adminTeam");
  return (
    <AdminPage title={texts.title} lead={texts.lead} back={{ to: paths.admin.team, label: title }}>
      {events.length === 0 && <EmptyList>{texts.empty}</EmptyList>}
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ id, label, who, details }) => (
            <li key={id}>
              <p>
                <strong>{label}</strong>
                {who && ` · ${who}`}
              </p>
              <p>{details}</p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        linkTo={(number) => pageLink(paths.admin.security, new URLSearchParams(), number)}
      />
    </AdminPage>
  );
}
