import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { Media } from "#app/files/media.repo.server.ts";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveBar, SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { PictureFields } from "./PictureFields.tsx";
import { useLabelOf } from "./useLabelOf.ts";

interface PictureFormProps {
  file: Media;
  description: PictureDescription & { version: number };
  draft: OpenedDraft;
  presence: ServedPresence;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** A picture's texts and its focal point. */
export function PictureForm({
  file,
  description,
  draft,
  presence,
  restored,
  ...props
}: PictureFormProps) {
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
      draft={draft.tag}
      openedDraft={draft.content}
      presence={presence}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
      className={styles.form}
    >
      <PresenceLine />
      <DraftLine draft={draft} />
      <PictureFields file={file} fields={fields} />
      <SaveBar>
        <SaveButtons />
      </SaveBar>
    </AdminForm>
  );
}
