import { FormProvider, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { ReactNode } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { messagesIn } from "#app/validation/messages.ts";
import type { z } from "#app/validation/zod.ts";
import { AdminForm, noDraft } from "../saving/AdminForm.tsx";
import type { FormResponse } from "../saving/formResponse.ts";
import { SaveBar, SaveButtons } from "../saving/SaveButton.tsx";
import { useLastResponse } from "../useLastResponse.ts";
import { useLastResult } from "../useLastResult.ts";

interface ManyFormProps {
  id: string;
  /** An object with one list. */
  schema: z.ZodType<Record<string, object[]>>;
  idempotencyKey: string;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
  /** The names of a row's fields, `title` or `en.title`, in words. */
  labelOf: (name: string) => string | undefined;
  /** Of the buttons. */
  texts: { back: string; save: string };
  /** The page of the list that they are added to. */
  page: string;
  children: ReactNode;
}

/** The form of many new records at once, in which {@link FileRows} stands. */
export function ManyForm(props: ManyFormProps) {
  const { schema, idempotencyKey, restored, texts, page, children } = props;
  const answer = useLastResponse(props.answer);
  const formatError = messagesIn(useTexts("validation"));
  const [form] = useForm<Record<string, object[]>>({
    id: props.id,
    lastResult: useLastResult(answer, restored),
    // Without it, each row that an upload adds would be asked of the server.
    onValidate: ({ formData }) => parseWithZod(formData, { schema, formatError }),
    shouldRevalidate: "onBlur",
  });

  /** Of a row, with its place: `partners[0].name` is "1. Nome". */
  function labelOf(name: string) {
    const [, index, field = ""] = /\[(\d+)\]\.(.*)$/.exec(name) ?? [];
    const label = props.labelOf(field);
    return label && `${Number(index) + 1}. ${label}`;
  }

  return (
    <FormProvider context={form.context}>
      <AdminForm
        {...getFormProps(form)}
        draft={noDraft}
        idempotencyKey={idempotencyKey}
        answer={answer}
        restored={restored}
        labelOf={labelOf}
        enterButton={form.validate.getButtonProps()}
      >
        {children}
        <SaveBar>
          <ButtonLink look="outline" to={page}>
            {texts.back}
          </ButtonLink>
          <SaveButtons label={texts.save} />
        </SaveBar>
      </AdminForm>
    </FormProvider>
  );
}
