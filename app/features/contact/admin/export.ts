import { requestContext } from "#app/context.ts";
import { csvDownload } from "#app/csv/csvDownload.server.ts";
import { csvRow } from "#app/csv/csvRow.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { type InboxFilter, readFilter } from "../inbox/filter.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";
import type { Route } from "./+types/export.ts";

const batchSize = 500;

/** /admin/mensagens/exportar: the messages of a filter as CSV, batch by batch. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const filter = readFilter(url.searchParams);
  return csvDownload("mensagens", lines(filter, lang));
}

async function* lines(filter: InboxFilter, lang: Lang): AsyncGenerator<string> {
  const { adminMessages, contact } = pickTexts(lang, "adminMessages", "contact");
  const { csv, states, languages } = adminMessages;
  yield csvRow(Object.values(csv));
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const batch = await Inbox.findBatch(filter, { before, limit: batchSize });
    const last = batch.at(-1);
    if (!last) return;
    before = last.id;
    yield batch
      .map((message) =>
        csvRow([
          String(message.id),
          dateTime(message.createdAt, lang),
          message.name,
          message.email,
          message.phone,
          contact.subjects[message.subject],
          message.message,
          languages[message.lang],
          states[message.state],
        ]),
      )
      .join("");
  }
}
