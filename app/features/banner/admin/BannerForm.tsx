import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { ScheduleFields } from "#app/features/schedule/admin/ScheduleFields.tsx";
import type { PlannedLine } from "#app/features/schedule/describePlanned.server.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { publishAtField, unpublishAtField } from "#app/forms/drafts/formButtons.ts";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { EnglishSwitch } from "#app/forms/EnglishSwitch.tsx";
import { Field } from "#app/forms/Field.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import { FailureToast } from "#app/forms/saving/FailureToast.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveBar, SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { pictureOfAlt } from "#app/validation/placeAlt.ts";
import { type Banner, bannerTexts } from "../banner.schema.ts";
import styles from "./BannerForm.module.css";

interface BannerFormProps {
  data: {
    banner: Banner & { version: number };
    draft: OpenedDraft;
    presence: ServedPresence;
    planned: PlannedLine[];
    english: StoredEnglish;
    restored: SubmissionResult<string[]> | undefined;
  };
  answer: FormResponse | undefined;
}

/** Link, "Ativo", the words in both languages, and the two images (spec 2). */
export function BannerForm({ data, ...props }: BannerFormProps) {
  const { banner, draft, presence, planned, english, restored } = data;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminBanner");
  const lastResult = useLastResult(answer, restored);
  const [form, fields] = useForm<Banner>({
    id: "banner",
    defaultValue: banner,
    lastResult,
  });
  const en = fields.en.getFieldset();
  const labelOf = useLabelOf();
  // As saved: one picture is enough for both screens.
  const isInvisible = banner.active && !banner.desktopImage && !banner.mobileImage;
  // Without JavaScript the images are sent with the form.
  const { desktopImage, mobileImage } = answer?.result?.error ?? {};
  const failed = desktopImage || mobileImage ? texts.uploadFailed : texts.failed;
  return (
    <AdminForm
      {...getFormProps(form)}
      version={banner.version}
      draft={draft.tag}
      openedDraft={draft.content}
      answer={answer}
      restored={restored}
      presence={presence}
      labelOf={labelOf}
      staysInPlace
    >
      <PresenceLine />
      <DraftLine draft={draft} />
      <FailureToast answer={answer} message={failed} />
      <div className={styles.card}>
        <Field field={fields.link} label={texts.link} hint={texts.linkHint}>
          {(control) => <LinkInput {...control} autoComplete="off" />}
        </Field>
        <div>
          <CheckboxField field={fields.active} label={texts.active} hint={texts.activeHint} />
          {isInvisible && <p className={styles.missing}>{texts.noImage}</p>}
        </div>
      </div>
      <fieldset className={styles.card}>
        <legend>{texts.words}</legend>
        <p className={styles.hint}>{texts.wordsHint}</p>
        <EnglishSwitch />
        {bannerTexts.map((field) => (
          <EnglishField
            key={field}
            label={texts.fields[field]}
            pt={fields[field]}
            en={en[field]}
            stored={english[field]}
            confirmed={en.confirmed}
            multiline={field === "text"}
            rows={2}
            {...(field === "buttonLabel" && { hint: texts.buttonHint })}
          />
        ))}
      </fieldset>
      <div className={styles.images}>
        <FileField
          field={fields.desktopImage}
          altField={fields.desktopImageAlt}
          label={texts.desktopImage}
          accept="image"
          size="1440x532"
          hint={texts.desktopHint}
          failureText={texts.uploadFailed}
        />
        <FileField
          field={fields.mobileImage}
          label={texts.mobileImage}
          accept="image"
          size="728x532"
          hint={texts.mobileHint}
          failureText={texts.uploadFailed}
        />
      </div>
      <SaveBar>
        <SaveButtons />
      </SaveBar>
      <ScheduleFields
        formId={form.id}
        planned={planned}
        cancelPath={paths.admin.cancelPlanned}
        result={lastResult ?? undefined}
        hasEnd
      />
    </AdminForm>
  );
}

/** `en.title` is "Título (inglês)". */
function useLabelOf() {
  const texts = useTexts("adminBanner");
  const schedule = useTexts("adminSchedule");
  const { english } = useTexts("adminCommon");
  const { inPlace } = useTexts("adminCommon").files;
  return (name: string) => {
    if (pictureOfAlt(name)) return fill(inPlace.label, { label: texts.desktopImage });
    const field = name.replace(/^en\./, "");
    if (name === publishAtField) return schedule.form.at;
    if (name === unpublishAtField) return schedule.unpublish.at;
    const label = { ...texts, ...texts.fields }[
      field as Exclude<keyof Banner, "en" | "desktopImageAlt">
    ];
    return name.startsWith("en.") ? fill(english.fieldLabel, { label }) : label;
  };
}
