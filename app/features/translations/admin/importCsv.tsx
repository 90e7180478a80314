import { useState } from "react";
import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import { currentActor, runAs } from "#app/db/history/actor.server.ts";
import { MediaError } from "#app/files/mediaErrors.ts";
import { mediaMessage } from "#app/files/mediaMessage.ts";
import { uploadStatus } from "#app/files/upload/uploadStatus.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { counted } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { applyChanges } from "../changes.server.ts";
import { maxFileMegabytes, readImportForm, refuseTooMany } from "../importForm.server.ts";
import { planImport } from "../importPlan.server.ts";
import { UnreadableCsvError } from "../readCsv.server.ts";
import { textLabels } from "../textLabels.server.ts";
import * as Texts from "../texts.repo.server.ts";
import type { Route } from "./+types/importCsv.ts";
import { ImportForm } from "./ImportForm.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { PartialImport } from "./PartialImport.tsx";
import { previewOf } from "./previewOf.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return { texts: pickTexts(lang, "adminTranslations"), maxFileMegabytes };
}

/** First step: previews a file's changes. Second step: applies the changes sent back by the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  try {
    const form = await readImportForm(request);
    if (form.step === "preview") {
      const plan = await planImport(form.bytes);
      refuseTooMany(plan.changes);
      return { preview: previewOf(plan, lang) };
    }
    const { changed, refused } = await runAs({ ...currentActor(), origin: "import" }, () =>
      applyChanges(form.changes),
    );
    if (refused.length > 0) {
      return data({ partial: { changed, refused: await namesOf(refused, lang) } }, 409);
    }
    const { doneOne, done } = pickTexts(lang, "adminTranslations").adminTranslations.importing;
    return await redirectWithFlash(paths.admin.translations, {
      type: "success",
      message: counted(changed, lang, doneOne, done),
    });
  } catch (error) {
    if (error instanceof UnreadableCsvError) {
      return data({ message: t(`adminTranslations.csv.${error.key}`, error.values) }, error.status);
    }
    if (!(error instanceof MediaError)) return failureResponse(error, info);
    return data(
      { message: mediaMessage({ key: error.key, values: error.values }, t) },
      uploadStatus(error),
    );
  }
}

/** The labels of these keys; a deleted text is shown by its key. */
async function namesOf(keys: string[], lang: Lang): Promise<string[]> {
  const labelOf = textLabels(lang);
  const entries = await Texts.findAllByKeys(keys);
  return keys.map((key) => {
    const entry = entries.find((each) => each.key === key);
    return entry ? Object.values(labelOf(entry)).join(" · ") : key;
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminTranslations.importing.title ?? "");

/** /admin/traducoes/importar: a translator's file, previewed before anything is saved. */
export default function ImportCsvPage({ loaderData, actionData }: Route.ComponentProps) {
  const { importing } = useTexts("adminTranslations");
  const answer = actionData ?? {};
  const given = "preview" in answer ? answer.preview : undefined;
  // The preview stays, to be confirmed again if the confirmation got no answer.
  const [preview, setPreview] = useState(given);
  if (given && given !== preview) setPreview(given);
  const partial = "partial" in answer ? answer.partial : undefined;
  return (
    <AdminPage
      title={importing.title}
      lead={importing.lead}
      back={{ to: paths.admin.translations, label: importing.back }}
    >
      {partial && <PartialImport {...partial} />}
      {actionData && !("preview" in answer) && !("partial" in answer) && (
        <ActionFailure answer={answer} />
      )}
      {preview && !partial ? <ImportPreview preview={preview} /> : <ImportForm {...loaderData} />}
    </AdminPage>
  );
}
