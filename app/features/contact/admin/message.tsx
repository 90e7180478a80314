import { data, Outlet } from "react-router";
import { type Log, requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { changeState } from "../inbox/changeState.server.ts";
import { messageStates, readFilter } from "../inbox/filter.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";
import type { Route } from "./+types/message.ts";
import { MessageActions } from "./MessageActions.tsx";
import { MessageCard } from "./MessageCard.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { showMessage } from "./showMessage.server.ts";

/** Opening a message marks it as read, if that can be stored. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { lang, log } = context.get(requestContext);
  const message = await recordAt(params.messageId, Inbox.findById);
  const filter = readFilter(url.searchParams);
  if (!message.isRead) await markRead(message.id, log);
  const texts = pickTexts(lang, "adminMessages", "contact");
  return {
    texts,
    title: fill(texts.adminMessages.message.title, { name: markBidiControls(message.name) }),
    message: await showMessage(message, lang),
    query: url.search,
    neighbours: await Inbox.findNeighbours(message.id, filter),
  };
}

/** On a full disk the message can still be read (contract 9). */
async function markRead(id: number, log: Log) {
  try {
    await Inbox.markRead([id], true);
  } catch (error) {
    log.error({ err: error }, "message not marked as read");
  }
}

/** The buttons of the page: a state, or "unread". */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, origin } = info;
  const { search } = url;
  const command = (await readFields(request)).get("command");
  const id = recordIdAt(params.messageId);
  const list = `${paths.admin.messages}${search}`;
  const state = messageStates.find((known) => known === command);
  if (!state && command !== "unread") throw data(null, 400);
  try {
    const found = await (state ? changeState([id], state, origin) : Inbox.markRead([id], false));
    const isThere = found > 0;
    const next = isThere && state ? `${paths.admin.message(id)}${search}` : list;
    return await redirectWithFlash(next, {
      type: isThere ? "success" : "error",
      message: t(`adminMessages.done.${isThere ? (state ?? "unread") : "missing"}`),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.title ?? "");

/** /admin/mensagens/{id}: one message, its answer and what to do with it. */
export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, title, query, neighbours } = loaderData;
  const texts = useTexts("adminMessages").message;
  return (
    <AdminPage
      title={title}
      back={{ to: `${paths.admin.messages}${query}`, label: texts.back }}
      tools={<Neighbours {...neighbours} query={query} />}
    >
      <Outlet />
      <ActionFailure answer={actionData} />
      <MessageCard message={message} />
      <MessageActions message={message} query={query} />
    </AdminPage>
  );
}
