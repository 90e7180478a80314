import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { refusalOf, selectedIds } from "#app/forms/selection/selectedIds.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink, pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { filterQuery, readFilter } from "../inbox/filter.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";
import * as MailStatus from "../mail/mailStatus.repo.server.ts";
import { isMailSetUp } from "../mail/transport.server.ts";
import type { Route } from "./+types/inbox.ts";
import { bulkCommandOf, runBulkCommand } from "./bulkCommand.server.ts";
import { Folders } from "./Folders.tsx";
import { InboxSearch } from "./InboxSearch.tsx";
import styles from "./inbox.module.css";
import { MailState } from "./MailState.tsx";
import { MessageList } from "./MessageList.tsx";
import { runMailCommand } from "./mailCommands.server.ts";

const pageSize = 25;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const search = url.searchParams;
  const filter = readFilter(search);
  const count = await Inbox.countMatching(filter);
  const { page, pages, ...place } = pagingOf(search, count, pageSize);
  const messages = await Inbox.findPage(filter, place);
  const texts = pickTexts(lang, "adminMessages", "contact");
  return {
    texts,
    filter,
    count,
    page,
    pages,
    counts: await Inbox.countByFolder(),
    messages: messages.map((message) => ({
      ...message,
      name: markBidiControls(message.name),
      excerpt: markBidiControls(message.excerpt),
      received: dateTime(message.createdAt, lang),
    })),
    trouble: await MailStatus.findError(),
    isMailSetUp: isMailSetUp(),
  };
}

/** What the buttons above the list do to the selected messages; "Tentar de novo agora" and "Enviar e-mail de teste". */
export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const form = await readFields(request);
  const command = bulkCommandOf(form.get("command"));
  const ids = selectedIds(form.getAll("id"));
  const refusal = refusalOf(ids, info);
  if (refusal) return errorResponse(400, refusal);
  try {
    if (command) return await runBulkCommand(command, ids, info, url.search);
    return await runMailCommand(form, info);
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminMessages.title ?? "");

/** /admin/mensagens: the messages from the contact form, whether or not they could be mailed. */
export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, messages, count, counts, page, pages, trouble } = loaderData;
  const texts = useTexts("adminMessages");
  const query = new URLSearchParams(filterQuery(filter));
  const isSearched = filter.words !== "" || filter.subject !== "";
  return (
    <AdminPage
      title={texts.title}
      lead={counted(count, useLang(), texts.countOne, texts.count)}
      tools={
        <ButtonLink
          to={`${paths.admin.messagesExport}${filterQuery(filter)}`}
          look="outline"
          icon="download"
          download
        >
          {texts.filter.export}
        </ButtonLink>
      }
    >
      <Outlet />
      <ActionFailure answer={actionData} />
      <MailState trouble={trouble} isSetUp={loaderData.isMailSetUp} />
      <Folders filter={filter} counts={counts} />
      <InboxSearch key={filter.folder} filter={filter} />
      {filter.folder === "spam" && <p className={styles.note}>{texts.spamNote}</p>}
      {messages.length > 0 ? (
        <MessageList messages={messages} query={pageLink("", query, page)} filter={filter} />
      ) : (
        <EmptyList>
          {isSearched || filter.folder !== "inbox" ? texts.empty : texts.emptyInbox}
        </EmptyList>
      )}
      <Pagination
        page={page}
        pages={pages}
        linkTo={(number) => pageLink(paths.admin.messages, query, number)}
      />
    </AdminPage>
  );
}
