import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Link } from "react-router";
import { PreviewLink } from "#app/features/preview/PreviewLink.tsx";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import { ScheduleFields } from "#app/features/schedule/admin/ScheduleFields.tsx";
import type { PlannedLine } from "#app/features/schedule/describePlanned.server.ts";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { publishAtField, unpublishAtField } from "#app/forms/drafts/formButtons.ts";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm, noDraft } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { HistoryLink } from "#app/history/admin/HistoryLink.tsx";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { DialogActions } from "#app/ui/dialog/Dialog.tsx";
import type { LibraryDocument } from "../documents.schema.ts";
import styles from "./DocumentForm.module.css";
import { FileVersions } from "./FileVersions.tsx";
import type { OfferedFiles } from "./offeredFiles.server.ts";

interface DocumentFormProps {
  /** The stored document; undefined for a new one. */
  document?: LibraryDocument & { id: number; version: number };
  /** Of a stored one. */
  draft?: OpenedDraft;
  offered?: OfferedFiles;
  presence?: ServedPresence;
  state?: PublicationState;
  planned?: PlannedLine[];
  english?: StoredEnglish;
  /** For a new document: makes a double click create it once. */
  idempotencyKey?: string;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** "Titulo", "Texto" and the file (spec 2), the texts in both languages, and both moments (contract 10). */
export function DocumentForm(props: DocumentFormProps) {
  const { document, draft, state, planned = [], english, idempotencyKey, restored } = props;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminDocuments");
  const { english: englishTexts } = useTexts("adminCommon");
  const schedule = useTexts("adminSchedule");
  const lastResult = useLastResult(answer, restored);
  const [form, fields] = useForm<LibraryDocument>({
    id: "document",
    defaultValue: document,
    lastResult,
  });
  const isPublic = state?.status === "published" || state?.status === "changed";
  const en = fields.en.getFieldset();

  function labelOf(name: string) {
    if (name === publishAtField) return schedule.form.at;
    if (name === unpublishAtField) return schedule.unpublish.at;
    const label = texts.fields[name.replace(/^en\./, "") as keyof typeof texts.fields];
    return name.startsWith("en.") ? fill(englishTexts.fieldLabel, { label }) : label;
  }

  return (
    <AdminForm
      {...getFormProps(form)}
      version={document?.version}
      draft={draft?.tag ?? noDraft}
      openedDraft={draft?.content}
      idempotencyKey={idempotencyKey}
      answer={answer}
      restored={restored}
      presence={props.presence}
      labelOf={labelOf}
    >
      <PresenceLine />
      {draft && <DraftLine draft={draft} />}
      {state?.status === "published" && <PublicationStateText state={state} />}
      <EnglishField
        label={texts.fields.title}
        pt={fields.title}
        en={en.title}
        stored={english?.title}
        confirmed={en.confirmed}
      />
      <EnglishField
        label={texts.fields.description}
        pt={fields.description}
        en={en.description}
        stored={english?.description}
        confirmed={en.confirmed}
        multiline
      />
      <FileField field={fields.file} label={texts.fields.file} accept="libraryDocument" />
      {props.offered && <FileVersions {...props.offered} />}
      <div className={styles.links}>
        {document && <PreviewLink to={paths.admin.documentPreview(document.id)} />}
        {document && state?.status !== "draft" && <HistoryLink kind="documents" id={document.id} />}
        {document && isPublic && (
          <Link to={paths.admin.unpublishDocument(document.id)} preventScrollReset>
            {texts.unpublish.open}
          </Link>
        )}
      </div>
      <ScheduleFields
        formId={form.id}
        planned={planned}
        cancelPath={paths.admin.cancelPlanned}
        result={lastResult ?? undefined}
        hasEnd={document !== undefined}
      />
      <DialogActions>
        <AutosaveLine />
        <CancelLink to={paths.admin.documents} />
        <SaveButtons label={document ? texts.save : texts.create} />
      </DialogActions>
    </AdminForm>
  );
}
