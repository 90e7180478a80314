import { type SubmissionResult, useForm } from "@conform-to/react";
import { Field } from "#app/forms/Field.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import type { ApprovalAnswer } from "../approval.schema.ts";
import styles from "./approval.module.css";

interface AnswerFormProps {
  /** Of the draft that the page shows. */
  draftTag: string;
  /** Why the answer was not taken, with the form as typed. */
  answer:
    | { message: string | undefined; result: SubmissionResult<string[]> | undefined }
    | undefined;
  isAnswered: boolean;
}

/**
 * The answer of a link's holder. "Peço ajustes" comes first: Enter in a field presses it, and without a comment
 * it is refused.
 */
export function AnswerForm({ draftTag, answer, isAnswered }: AnswerFormProps) {
  const { answer: texts } = useTexts("approval");
  const [form, { name, comment }] = useForm<ApprovalAnswer, ApprovalAnswer, string[]>({
    id: "answer",
    lastResult: answer?.result,
  });
  return (
    <>
      {isAnswered && !answer && (
        <p role="status" className={styles.note}>
          {texts.thanks}
        </p>
      )}
      {answer?.message && (
        <p role="alert" className={styles.note}>
          {answer.message}
        </p>
      )}
      {/* No script runs here: after a refusal the page comes back at its answer, 10,000 px down. */}
      <form method="post" action="#resposta" id={form.id} noValidate className={styles.form}>
        <input type="hidden" name="draftTag" value={draftTag} />
        <Field field={name} label={texts.name}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </Field>
        <Field field={comment} label={texts.comment} hint={texts.commentHint}>
          {(control) => <textarea {...control} rows={5} />}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" look="outline" name="decision" value="changes">
            {texts.changes}
          </Button>
          <Button type="submit" name="decision" value="approved" icon="check">
            {texts.approved}
          </Button>
        </div>
      </form>
    </>
  );
}
