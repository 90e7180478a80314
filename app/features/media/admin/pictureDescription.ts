import { requestContext } from "#app/context.ts";
import { discardDraft } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
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

/** What the dialog gets: the refusal, that it is saved, or that its draft is discarded. */
export type DescriptionResponse = FormResponse & { isSaved?: true; isDiscarded?: true };

export async function action(args: Route.ActionArgs) {
  const tag = args.url.searchParams.get(discardTagParam);
  if (tag !== null) {
    const { id } = await findFile(args.params);
    await discardDraft("files", id, tag);
    return Response.json({ isDiscarded: true } satisfies DescriptionResponse);
  }
  const outcome = await saveDescription(args, () => findFile(args.params));
  if (!(outcome instanceof Response)) return outcome;
  return Response.json({ isSaved: true } satisfies DescriptionResponse);
}

export const clientAction = formClientAction;
