import { getFormProps, useForm } from "@conform-to/react";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { type Media, typedFormOf } from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { withMergeNote } from "#app/forms/drafts/publishOrDraft.server.ts";
import { Field } from "#app/forms/Field.tsx";
import { packDraft } from "#app/forms/merging/openedDraft.server.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import type { TypedIn } from "#app/forms/typed/typedForm.ts";
import { endTyped, loadTyped } from "#app/forms/typed/typedForms.server.ts";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { type FileDetails, fileDetailsSchema } from "../fileDetails.schema.ts";
import { type ChoosableFile, choosable, findFileAt } from "../listFiles.server.ts";
import * as StoredFiles from "../storedFiles.repo.server.ts";
import { findUsesInWords } from "../usesInWords.server.ts";
import type { Route } from "./+types/fileDetails.ts";
import styles from "./storedFiles.module.css";
import { UsedIn } from "./UsedIn.tsx";

/** Among the forms that keep what is typed in them. */
const formOf = ({ id }: Media) => typedFormOf(id);

/** With what the form was opened on, which no history tells. */
function openDetails(file: Media) {
  const { version, ...details } = detailsOf(file);
  return { details: { ...details, version }, opened: packDraft(details) };
}

function detailsOf({ originalName: name, credit, licence, detailsVersion: version }: Media) {
  return { name, credit, licence, version };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const file = await findFileAt(params);
  return {
    texts: pickTexts(lang, "adminFiles"),
    file: (await choosable([file], lang))(file),
    isInTrash: file.deletedAt !== "",
    ...openDetails(file),
    typed: await loadTyped(formOf(file), info),
    uses: await findUsesInWords([file.path], lang),
    restored: await loadFormDraft({ url, context }),
  };
}

export async function action(args: {
  params: Parameters<typeof findFileAt>[0];
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}) {
  const info = args.context.get(requestContext);
  const { lang } = info;
  const { details: texts } = pickTexts(lang, "adminFiles").adminFiles;
  const file = await findFileAt(args.params);
  return saveForm(args, {
    schema: fileDetailsSchema,
    findCurrent: async () => detailsOf(await findFileAt(args.params)),
    merged: { kind: "files", id: file.id, carriesBase: true },
    save: async (details, edit) => {
      const result = await StoredFiles.updateDetails(file.id, details, edit.version);
      if (result !== "updated") return result;
      await endTyped(formOf(file), edit.form, info);
      const message = withMergeNote(texts.saved, edit, info.t);
      return redirectWithFlash(paths.admin.library, { type: "success", message });
    },
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminFiles.details.title ?? "");

/** /admin/acervo/{folder}/{name}: what a stored file is called, whose it is, and where it is used. */
export default function FileDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details: texts, title, describe, describeAndCrop, trash } = useTexts("adminFiles");
  const { file, details, opened, typed, uses, isInTrash, restored } = loaderData;
  const { path, kind } = file;
  return (
    <AdminPage
      title={texts.title}
      back={{ to: paths.admin.library, label: title }}
      tools={
        <>
          {kind !== "document" && (
            <ButtonLink to={paths.admin.file(path)} look="outline">
              {kind === "image" ? describeAndCrop : describe}
            </ButtonLink>
          )}
          <ButtonLink to={paths.admin.deleteFile(path)} look="outline">
            {isInTrash ? trash.erase : trash.delete}
          </ButtonLink>
        </>
      }
    >
      <ShownFile file={file} />
      <DetailsForm
        key={`${path} ${details.version}`}
        {...{ details, opened, typed, restored }}
        answer={actionData}
      />
      <UsedIn uses={uses} />
    </AdminPage>
  );
}

/** Which file it is: its name alone tells that of few. */
function ShownFile({ file: { path, name, facts, thumbnail, alt } }: { file: ChoosableFile }) {
  const { open } = useTexts("adminFiles");
  return (
    <p className={styles.shown}>
      <a href={paths.stored(path)} aria-label={`${open}: ${name}`}>
        {thumbnail ? <img src={thumbnail} alt={alt} decoding="async" /> : open}
      </a>
      <span>{facts}</span>
    </p>
  );
}

interface DetailsFormProps {
  details: FileDetails & { version: number };
  opened: string;
  typed: TypedIn;
  restored: Awaited<ReturnType<typeof loadFormDraft>>;
  answer: FormResponse | undefined;
}

function DetailsForm({ details, opened, typed, restored, ...props }: DetailsFormProps) {
  const { details: texts } = useTexts("adminFiles");
  const answer = useLastResponse(props.answer);
  const [form, fields] = useForm<FileDetails>({
    id: "arquivo",
    defaultValue: details,
    lastResult: useLastResult(answer, restored),
  });
  return (
    <AdminForm
      {...getFormProps(form)}
      version={details.version}
      openedDraft={opened}
      typed={typed}
      answer={answer}
      restored={restored}
      labelOf={(name) => ({ name: texts.name, credit: texts.credit, licence: texts.licence })[name]}
      className={styles.details}
    >
      <Field field={fields.name} label={texts.name} hint={texts.nameHint}>
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
      <Field field={fields.credit} label={texts.credit} hint={texts.creditHint}>
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
      <Field field={fields.licence} label={texts.licence} hint={texts.licenceHint}>
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
      <SaveButton />
      <AutosaveLine />
    </AdminForm>
  );
}
