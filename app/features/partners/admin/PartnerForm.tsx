import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { PreviewLink } from "#app/features/preview/PreviewLink.tsx";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { Field } from "#app/forms/Field.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
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
import { pictureOfAlt } from "#app/validation/placeAlt.ts";
import type { Partner } from "../partners.schema.ts";

interface PartnerFormProps {
  /** The stored partner; undefined for a new one. */
  partner?: Partner & { id: number; version: number };
  /** Of a stored one. */
  draft?: OpenedDraft;
  presence?: ServedPresence;
  /** Not of one that was never public. */
  hasHistory?: boolean;
  english?: StoredEnglish;
  /** For a new partner: makes a double click create it once. */
  idempotencyKey?: string;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** Logo, name in both languages and link. */
export function PartnerForm(props: PartnerFormProps) {
  const { partner, draft, hasHistory = false, english, idempotencyKey, restored } = props;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminPartners");
  const { english: englishTexts, files } = useTexts("adminCommon");
  const [form, fields] = useForm<Omit<Partner, "type">>({
    id: "partner",
    defaultValue: partner,
    lastResult: useLastResult(answer, restored),
  });
  const en = fields.en.getFieldset();

  function labelOf(name: string) {
    if (pictureOfAlt(name)) return fill(files.inPlace.label, { label: texts.fields.image });
    if (name === "en.name") return fill(englishTexts.fieldLabel, { label: texts.fields.name });
    return texts.fields[name as keyof typeof texts.fields];
  }

  return (
    <AdminForm
      {...getFormProps(form)}
      version={partner?.version}
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
      {/* Were it deleted meanwhile, it would go on as a new one of its section. */}
      {partner && <input type="hidden" name="type" value={partner.type} />}
      <FileField
        field={fields.image}
        altField={fields.imageAlt}
        label={texts.fields.image}
        accept="image"
      />
      <EnglishField
        label={texts.fields.name}
        pt={fields.name}
        en={en.name}
        stored={english?.name}
        confirmed={en.confirmed}
        hint={texts.nameHint}
        isName
      />
      <Field field={fields.link} label={texts.fields.link} hint={texts.linkHint}>
        {(control) => <LinkInput {...control} autoComplete="off" />}
      </Field>
      {partner && <PreviewLink to={paths.admin.partnerPreview(partner.id, partner.type)} />}
      {partner && hasHistory && <HistoryLink kind="partners" id={partner.id} />}
      <DialogActions>
        <AutosaveLine />
        <CancelLink to={paths.admin.partners} />
        <SaveButtons label={partner ? texts.save : texts.create} />
      </DialogActions>
    </AdminForm>
  );
}
