import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import * as Descriptions from "../description/description.repo.server.ts";
import type { Route } from "./+types/pictureDescription.ts";
import { findFile } from "./findFile.server.ts";
import { saveDescription } from "./saveDescription.server.ts";

/** /admin/arquivos/{folder}/{name}/descricao: a picture's description, for the dialog over a form. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await findFile(params);
  return { file, description: Descriptions.toPictureDescription(file) };
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

/** What the dialog gets: the refusal, or that it is saved. */
export type DescriptionResponse = FormResponse & { isSaved?: true };

export function action(args: Route.ActionArgs) {
  return saveDescription(
    args,
    () => findFile(args.params),
    () => Response.json({ isSaved: true } satisfies DescriptionResponse),
  );
}

export const clientAction = formClientAction;
