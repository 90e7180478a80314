import { requestContext } from "#app/context.ts";
import * as Inbox from "#app/features/contact/inbox/inbox.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { findStatedProjects } from "#app/features/projects/admin/list/statedProjects.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fold, foldedWords } from "#app/i18n/fold.ts";
import { paths } from "#app/paths.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { queryOf } from "#app/validation/query.ts";
import type { Route } from "./+types/findRecords.ts";
import type { FoundRecord } from "./targets.ts";

/** The query parameter of the words. */
const wordsParameter = "q";
/** Of each kind. */
const most = 6;

/** /admin/ir-para: the records whose names have all the words, each with its screen, for the palette. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const query = queryOf(url.searchParams.get(wordsParameter));
  const words = foldedWords(query);
  if (words.length === 0) return { records: [] };
  const { projects } = await findStatedProjects(info);
  const messages = await Inbox.findPage(
    { folder: "all", subject: "", words: query },
    { limit: most, offset: 0 },
  );
  const named = [
    projects.map(({ id, name }) => record("project", name, paths.admin.project(id))),
    (await Documents.findAll()).map(({ id, title }) =>
      record("document", title, paths.admin.document(id)),
    ),
    (await Partners.findAll()).map(({ id, name }) =>
      record("partner", name, paths.admin.partner(id)),
    ),
  ];
  const hasWords = ({ name }: FoundRecord) => words.every((word) => fold(name).includes(word));
  return {
    records: [
      ...named.flatMap((records) => records.filter(hasWords).slice(0, most)),
      ...messages.map(({ id, name, createdAt }) =>
        record(
          "message",
          `${markBidiControls(name)}, ${dateTime(createdAt, info.lang)}`,
          paths.admin.message(id),
        ),
      ),
    ],
  };
}

function record(kind: FoundRecord["kind"], name: string, to: string): FoundRecord {
  return { kind, name, to };
}
