import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { Media } from "#app/files/media.repo.server.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { PictureFields } from "./PictureFields.tsx";
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
      <PictureFields file={file} fields={fields} />
      <SaveButton />
    </AdminForm>
  );
}
