import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { HistoryLink } from "#app/features/history/admin/HistoryLink.tsx";
import { DraftButton } from "#app/forms/drafts/DraftButton.tsx";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { DialogActions } from "#app/ui/dialog/Dialog.tsx";
import type { LibraryDocument } from "../documents.schema.ts";

interface DocumentFormProps {
  /** The stored document; undefined for a new one. */
  document?: LibraryDocument & { id: number; version: number };
  /** Of a stored one. */
  draft?: OpenedDraft;
  english?: StoredEnglish;
  /** For a new document: makes a double click create it once. */
  idempotencyKey?: string;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** "Titulo", "Texto" and the file (spec 2), the texts in both languages. */
export function DocumentForm(props: DocumentFormProps) {
  const { document, draft, english, idempotencyKey, restored } = props;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminDocuments");
  const { english: englishTexts } = useTexts("adminCommon");
  const [form, fields] = useForm<LibraryDocument>({
    id: "document",
    defaultValue: document,
    lastResult: useLastResult(answer, restored),
  });
  const en = fields.en.getFieldset();

  function labelOf(name: string) {
    const label = texts.fields[name.replace(/^en\./, "") as keyof typeof texts.fields];
    return name.startsWith("en.") ? fill(englishTexts.fieldLabel, { label }) : label;
  }

  return (
    <AdminForm
      {...getFormProps(form)}
      version={document?.version}
      draft={draft?.tag}
      idempotencyKey={idempotencyKey}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
    >
      {draft && <DraftLine draft={draft} />}
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
      {document && <HistoryLink kind="documents" id={document.id} />}
      <DialogActions>
        <CancelLink to={paths.admin.documents} />
        <SaveButton label={document ? texts.save : texts.create} />
        {draft && <DraftButton />}
      </DialogActions>
    </AdminForm>
  );
}
