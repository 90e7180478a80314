import { Form } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink, pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { recordIdOf } from "#app/validation/recordId.ts";
import { describeRevisions, historyEntries, versionParameter } from "../historyEntry.server.ts";
import { historyLabels } from "../labels.server.ts";
import {
  type Compared,
  editorPath,
  filterOf,
  findVersions,
  historyTargetAt,
} from "../recordPage.server.ts";
import type { Route } from "./+types/recordHistory.ts";
import styles from "./recordHistory.module.css";
import { TwoVersions } from "./TwoVersions.tsx";
import { VersionList } from "./VersionList.tsx";

const pageSize = 25;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const place = historyTargetAt(params);
  const filter = filterOf(place);
  const search = url.searchParams;
  const { page, pages, ...range } = pagingOf(search, await Revisions.count(filter), pageSize);
  const revisions = await Revisions.findPage({ ...filter, ...range });
  const chosen = await findChosen(search, filter, revisions);
  const compared = comparedIn(search);
  const toEntry = historyEntries(lang);
  const { recordOf } = historyLabels(lang);
  const named = revisions.find(({ kind }) => kind === place.kind);
  return {
    texts: pickTexts(lang, "adminHistory"),
    title: recordOf({ ...place, title: place.id === null ? "" : (named?.title ?? "") }),
    isList: place.id === null && filter.action === "ordered",
    path: url.pathname,
    editor: await editorPath(place),
    entries: await describeRevisions(revisions, lang),
    page,
    pages,
    chosen: chosen && toEntry(chosen),
    compared,
    versions: chosen && (await findVersions(chosen, compared, lang)),
    others: chosen ? revisions.filter((each) => isSameRecord(each, chosen)).map(toEntry) : [],
  };
}

/** The version in the address, if it is one of this place's; else the newest on the page. */
async function findChosen(
  search: URLSearchParams,
  filter: Revisions.RevisionFilter,
  revisions: readonly Revisions.Revision[],
) {
  const wanted = recordIdOf(search.get(versionParameter) ?? "");
  const id = wanted ?? revisions[0]?.id;
  const found = id === undefined ? undefined : await Revisions.findById(id);
  if (!found || (filter.isState && found.isPublic === null)) return undefined;
  const place = found.shownIn ?? { kind: found.kind, id: found.recordId };
  const isOfPlace = place.kind === filter.kind && (filter.id ?? place.id) === place.id;
  return isOfPlace ? found : undefined;
}

function comparedIn(search: URLSearchParams): Compared {
  const text = search.get("com") ?? "";
  return text === "agora" ? "now" : (recordIdOf(text) ?? "previous");
}

/** Two versions can stand side by side when both tell the content of one record, or the order of one list. */
function isSameRecord(one: Revisions.Revision, other: Revisions.Revision): boolean {
  if (one.id === other.id || one.kind !== other.kind) return false;
  if (other.isPublic === null) return one.isPublic === null;
  return one.isPublic !== null && one.recordId === other.recordId;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(
    matches,
    loaderData ? `${loaderData.texts.adminHistory.title}: ${loaderData.title}` : "",
  );

/** /admin/historico/{kind}/{id}: the versions of a record, two of them side by side. */
export default function RecordHistoryPage({ loaderData }: Route.ComponentProps) {
  const { title, isList, path, editor, entries, page, pages, chosen, compared, versions, others } =
    loaderData;
  const { erased, record: texts } = useTexts("adminHistory");
  return (
    <AdminPage
      title={title}
      lead={isList ? texts.listLead : texts.lead}
      isWide
      back={{ to: paths.admin.history, label: texts.back }}
      tools={
        editor && (
          <ButtonLink to={editor} look="outline">
            {texts.open}
          </ButtonLink>
        )
      }
    >
      {entries.length === 0 && <EmptyList>{texts.none}</EmptyList>}
      <div className={styles.columns}>
        <section className={styles.versions} aria-label={texts.versions}>
          <VersionList entries={entries} chosen={chosen?.revision} path={path} page={page} />
          <Pagination
            page={page}
            pages={pages}
            linkTo={(number) => pageLink(path, new URLSearchParams(), number)}
          />
        </section>
        {chosen && versions && (
          <section className={styles.comparison} id="versao" aria-labelledby="versao-titulo">
            <h2 id="versao-titulo">{fill(texts.version, { date: chosen.at })}</h2>
            <Form method="post" action={paths.admin.moment} reloadDocument>
              <input type="hidden" name="revision" value={chosen.revision} />
              <Button type="submit" look="quiet">
                {texts.see}
              </Button>
            </Form>
            {chosen.isErased && <EmptyList>{erased}</EmptyList>}
            <TwoVersions
              key={chosen.revision}
              chosen={chosen}
              compared={compared}
              versions={versions}
              others={others}
              path={path}
            />
          </section>
        )}
      </div>
    </AdminPage>
  );
}
