import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { factsOfPictures, type PictureFacts } from "#app/files/fileFacts.server.ts";
import { readFlash } from "#app/flash/flash.server.ts";
import { discardDraft } from "#app/forms/drafts/records/discardDrafts.server.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { discardTagParam } from "#app/paths.ts";
import type { Route } from "./+types/pictureDescription.ts";
import { findFile } from "./findFile.server.ts";
import { openPicture, saveDescription } from "./saveDescription.server.ts";

/** /admin/arquivos/{folder}/{name}/descricao: a picture's description, for the dialog over a form. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const file = await findFile(params);
  const { opened, draft } = await openPicture(file, info);
  return {
    file,
    description: opened,
    draft,
    presence: await loadPresence("files", file.id, info),
  };
}

/** Whatever goes wrong, the page with the form stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}

/** What the dialog shows is what its description was opened on. */
export const shouldRevalidate = () => false;

/**
 * What the dialog gets: the refusal, how the site shows the picture now that it is saved, or that its draft is discarded,
 * with what is to be said of it.
 */
export type DescriptionResponse = FormResponse & { saved?: PictureFacts; isDiscarded?: true };

export async function action(args: Route.ActionArgs) {
  const tag = args.url.searchParams.get(discardTagParam);
  if (tag !== null) return discard(args, tag);
  const outcome = await saveDescription(args, () => findFile(args.params));
  if (!(outcome instanceof Response)) return outcome;
  const message = await noticeOf(outcome, args.url);
  const file = await findFile(args.params);
  const saved = (await factsOfPictures([file])).get(file.path);
  return Response.json({
    ...(saved && { saved }),
    ...(message && { message }),
  } satisfies DescriptionResponse);
}

/** Discards the draft that the dialog was opened with, or what its form has kept since. */
async function discard({ request, params, context }: Route.ActionArgs, tag: string) {
  const { t } = context.get(requestContext);
  const { id } = await findFile(params);
  const sent = await readFields(request);
  const key = String(sent.get("idempotencyKey") ?? "");
  const form = key ? { key: key.slice(0, 100), attempt: Number(sent.get("attempt")) } : undefined;
  if (await discardDraft("files", id, { draft: tag, form })) {
    return Response.json({ isDiscarded: true } satisfies DescriptionResponse);
  }
  if (await Drafts.find("files", id)) {
    return data<DescriptionResponse>({ message: t("adminCommon.drafts.changed") }, 409);
  }
  const message = t("adminCommon.drafts.none");
  return Response.json({ isDiscarded: true, message } satisfies DescriptionResponse);
}

/** What the page after a save would say: whose changes it has taken along. */
async function noticeOf({ headers }: Response, url: URL): Promise<string | undefined> {
  const Cookie = headers.get("Set-Cookie") ?? "";
  const { flash } = await readFlash(new Request(url, { headers: { Cookie } }));
  return flash?.message;
}

export const clientAction = formClientAction;
