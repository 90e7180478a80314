import { redirect } from "react-router";
import { formDraftParam } from "#app/auth/formDraftParams.ts";
import { formDraftPath } from "#app/auth/pagePath.ts";
import { requestContext } from "#app/context.ts";
import type { ReadForm } from "#app/files/upload/readForm.server.ts";
import { paths } from "#app/paths.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { chooseParams, libraryButton } from "../files/library.ts";
import type { ActionArgs } from "../saving/saveForm.server.ts";
import { storeFormDraft } from "./storeFormDraft.server.ts";

/**
 * "Do acervo" without JavaScript: keeps the form as typed, with the files that came with it, and leads to the library,
 * from which it comes back with the file chosen there.
 *
 * @param rules.acceptOf what a field accepts
 * @param rules.prepare changes the form before it is kept
 * @returns undefined where another button was pressed, or nothing can be chosen for that field
 */
export async function chooseFromLibrary(
  args: ActionArgs,
  posted: ReadForm,
  rules: {
    acceptOf: (field: string) => Accept | undefined;
    prepare: () => void | Promise<void>;
  },
): Promise<Response | undefined> {
  const { staff, log } = args.context.get(requestContext);
  const pressed = posted.formData.get(libraryButton);
  posted.formData.delete(libraryButton);
  if (typeof pressed !== "string" || !staff) return undefined;
  const [field = "", anchor = ""] = pressed.split(" ");
  const accept = rules.acceptOf(field);
  if (accept === undefined || accept === "captions") return undefined;
  await rules.prepare();
  const key = await storeFormDraft(staff.id, formDraftPath(args.url), posted, log, {
    isForLibrary: true,
    replaces: args.url.searchParams.get(formDraftParam),
  });
  const query = new URLSearchParams({
    [formDraftParam]: key,
    [chooseParams.field]: field,
    [chooseParams.anchor]: anchor,
    [chooseParams.accept]: accept,
  });
  return redirect(`${paths.admin.chooseFile}?${query}`, 303);
}
