import { Form, Link } from "react-router";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink, pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { Button } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import { Pagination } from "#app/ui/Pagination.tsx";
import { actions, recordKinds } from "../history.schema.ts";
import { describeRevisions } from "../historyEntry.server.ts";
import { filterQuery, type HistoryFilter, readFilter } from "../historyFilter.ts";
import type { Route } from "./+types/history.ts";
import { EntryList } from "./EntryList.tsx";
import styles from "./history.module.css";
import { MomentForm } from "./MomentForm.tsx";

const pageSize = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const filter = readFilter(url.searchParams);
  const { kind, person: staffId, action } = filter;
  const wanted = { kind, staffId, action, isChange: true };
  const { page, pages, ...place } = pagingOf(
    url.searchParams,
    await Revisions.count(wanted),
    pageSize,
  );
  const revisions = await Revisions.findPage({ ...wanted, ...place });
  return {
    texts: pickTexts(lang, "adminHistory"),
    filter,
    people: await Revisions.findPeople(),
    entries: await describeRevisions(revisions, lang),
    page,
    pages,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminHistory.title ?? "");

/** /admin/historico: what has changed on the whole site, newest first. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { filter, people, entries, page, pages } = loaderData;
  const texts = useTexts("adminHistory");
  const query = filterQuery(filter);
  const isFiltered = String(query) !== "";
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <details className={styles.past}>
        <summary>{texts.past.title}</summary>
        <p>{texts.past.lead}</p>
        <MomentForm />
      </details>
      <Filter filter={filter} people={people} isFiltered={isFiltered} />
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <EmptyList>{isFiltered ? texts.noMatch : texts.empty}</EmptyList>
      )}
      <Pagination
        page={page}
        pages={pages}
        linkTo={(number) => pageLink(paths.admin.history, query, number)}
      />
    </AdminPage>
  );
}

interface FilterProps {
  filter: HistoryFilter;
  people: { id: number; name: string }[];
  isFiltered: boolean;
}

/** By kind, person and action: a plain GET form, so that each choice has a URL. */
function Filter({ filter: { kind, person, action }, people, isFiltered }: FilterProps) {
  const { filter: texts, kinds, actions: names } = useTexts("adminHistory");
  return (
    <Form
      role="search"
      aria-label={texts.label}
      action={paths.admin.history}
      className={filterForm.form}
    >
      <label>
        {texts.kind}
        <select ref={useCurrentValue(kind ?? "")} name="tipo" defaultValue={kind ?? ""}>
          <option value="">{texts.anyKind}</option>
          {recordKinds.map((each) => (
            <option key={each} value={each}>
              {fill(kinds[each], { name: brand.shortName })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.person}
        <select
          ref={useCurrentValue(String(person ?? ""))}
          name="quem"
          defaultValue={String(person ?? "")}
        >
          <option value="">{texts.anyPerson}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.action}
        <select ref={useCurrentValue(action ?? "")} name="acao" defaultValue={action ?? ""}>
          <option value="">{texts.anyAction}</option>
          {actions.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outline">
        {texts.submit}
      </Button>
      {isFiltered && <Link to={paths.admin.history}>{texts.clear}</Link>}
    </Form>
  );
}
