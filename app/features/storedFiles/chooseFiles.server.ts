import { data, redirect } from "react-router";
import { formDraftParam, withFormDraft } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import type { RequestInfo } from "#app/context.ts";
import { withPictureFacts } from "#app/files/fileFacts.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { toStored } from "#app/files/store.server.ts";
import { isFieldName, isParsable } from "#app/files/upload/isParsable.ts";
import { nextFree } from "#app/files/upload/readForm.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { chooseParams } from "#app/forms/files/library.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { pathSuits } from "#app/validation/fileTypes.ts";
import {
  type ChoiceResponse,
  chosenField,
  isOfList,
  type MarkedFile,
  mostMarked,
} from "./choice.ts";
import { readFilter } from "./filesFilter.ts";
import { nameOf } from "./listFiles.server.ts";

/**
 * Chooses files from the library: for the form that was kept under the key in the address, which comes back with them,
 * or else for the script of an open form, which is told what they are. They are not swept meanwhile.
 */
export async function chooseFiles(formData: FormData, url: URL, { staff, lang }: RequestInfo) {
  const { choose: texts } = pickTexts(lang, "adminFiles").adminFiles;
  const { accept } = readFilter(url.searchParams);
  const wanted = [...new Set(formData.getAll(chosenField).map(String))];
  if (wanted.length === 0) return refuse(texts.none, wanted);
  if (wanted.length > mostMarked) {
    const count = wanted.length - mostMarked;
    const message = fill(texts.tooMany, { most: mostMarked, count });
    return refuse(message, wanted.slice(0, mostMarked));
  }
  const suiting = wanted.filter((path) => accept !== undefined && pathSuits(accept, path));
  const chosen = await Media.choose(suiting);
  if (chosen.length < wanted.length) return refuse(texts.gone, wanted);
  const key = url.searchParams.get(formDraftParam);
  if (key === null) {
    const files = chosen.map((media) => toStored(media, media.originalName));
    return data<ChoiceResponse>({ files: await withPictureFacts(files) });
  }
  const field = url.searchParams.get(chooseParams.field) ?? "";
  const anchor = url.searchParams.get(chooseParams.anchor) ?? "";
  const screen =
    staff &&
    (await FormDrafts.update(key, staff.id, (entries) =>
      place(
        entries,
        field,
        chosen.map(({ path }) => path),
      ),
    ));
  if (!screen) {
    return redirectWithFlash(paths.admin.library, { type: "error", message: texts.lost });
  }
  return redirect(`${withFormDraft(screen, key)}#${encodeURIComponent(anchor)}`, 303);
}

async function refuse(message: string, wanted: readonly string[]) {
  const marked = await findMarked(wanted);
  return data<ChoiceResponse>({ message, marked }, 400);
}

/** The stored files among these, in their order, as they stand among what is marked. */
export async function findMarked(paths: readonly string[]): Promise<MarkedFile[]> {
  const known = new Map((await Media.findAllByPaths(paths)).map((file) => [file.path, file]));
  return paths.flatMap((path) => {
    const file = known.get(path);
    return file ? [{ path, name: nameOf(file) }] : [];
  });
}

/** A name that no form has changes nothing: what is kept must stay readable. */
function place(entries: FormDrafts.FormEntries, field: string, chosen: readonly string[]) {
  const formData = new FormData();
  for (const [name, value] of entries) formData.append(name, value);
  if (!isFieldName(field)) return entries;
  if (isOfList(field)) for (const path of chosen) formData.set(nextFree(formData, field), path);
  else formData.set(field, chosen[0] ?? "");
  if (!isParsable(formData)) return entries;
  return [...formData].map(([name, value]): [string, string] => [name, String(value)]);
}
