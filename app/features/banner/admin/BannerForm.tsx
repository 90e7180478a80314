import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { Field } from "#app/forms/Field.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import { FailureToast } from "#app/forms/saving/FailureToast.tsx";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { SaveBar } from "#app/forms/saving/SaveBar.tsx";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastAnswer } from "#app/forms/useLastAnswer.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { Banner } from "../banner.schema.ts";
import styles from "./BannerForm.module.css";

interface BannerFormProps {
  data: {
    banner: Banner & { version: number };
    restored: SubmissionResult<string[]> | undefined;
  };
  answer: FormAnswer | undefined;
}

/** Link, "Ativo" and the two images (spec 2). */
export function BannerForm({ data: { banner, restored }, ...props }: BannerFormProps) {
  const answer = useLastAnswer(props.answer);
  const texts = useTexts("adminBanner");
  const [form, fields] = useForm<Banner>({
    id: "banner",
    defaultValue: banner,
    lastResult: useLastResult(answer, restored),
  });
  // As saved: one picture is enough for both screens.
  const isInvisible = banner.active && !banner.desktopImage && !banner.mobileImage;
  // Without JavaScript the images are sent with the form.
  const { desktopImage, mobileImage } = answer?.result?.error ?? {};
  const failed = desktopImage || mobileImage ? texts.uploadFailed : texts.failed;
  return (
    <AdminForm
      {...getFormProps(form)}
      version={banner.version}
      answer={answer}
      restored={restored}
      labelOf={(name) => texts[name as keyof Banner]}
    >
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
      <div className={styles.images}>
        <FileField
          field={fields.desktopImage}
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
        <SaveButton />
      </SaveBar>
    </AdminForm>
  );
}
