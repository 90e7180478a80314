import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { Media } from "#app/files/media.repo.server.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { FocalPoint } from "./FocalPoint.tsx";
import { useLabelOf } from "./useLabelOf.ts";

interface PictureFormProps {
  file: Media;
  description: PictureDescription & { version: number };
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** A picture's texts and its focal point. */
export function PictureForm({ file, description, restored, ...props }: PictureFormProps) {
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminMedia");
  const labelOf = useLabelOf();
  const [form, fields] = useForm<PictureDescription>({
    id: "description",
    defaultValue: description,
    lastResult: useLastResult(answer, restored),
  });
  return (
    <AdminForm
      {...getFormProps(form)}
      version={description.version}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
      className={styles.form}
    >
      <FocalPoint file={file} x={fields.focalX} y={fields.focalY} />
      <EnglishField
        label={texts.alt}
        hint={texts.altHint}
        pt={fields.altPt}
        en={fields.altEn}
        confirmed={fields.confirmed}
        stored={{ text: file.altEn, source: file.altEnSource }}
        multiline
        rows={2}
      />
      <CheckboxField field={fields.isDecorative} label={texts.decorative} />
      <SaveButton />
    </AdminForm>
  );
}
