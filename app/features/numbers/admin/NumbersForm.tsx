import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { EnglishSwitch } from "#app/forms/EnglishSwitch.tsx";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveBar, SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { type NumberKey, numberKeys } from "../numberKeys.ts";
import type { Numbers } from "../numbers.schema.ts";
import styles from "./NumbersForm.module.css";

interface NumbersFormProps {
  data: {
    numbers: Numbers & { version: number };
    draft: OpenedDraft;
    presence: ServedPresence;
    english: Record<NumberKey, StoredEnglish>;
    restored: SubmissionResult<string[]> | undefined;
  };
  answer: FormResponse | undefined;
}

/** What the home page has room for. */
const advisedLength = 80;

/** Four blocks, each a number and its text in both languages (spec 2). */
export function NumbersForm({ data, ...props }: NumbersFormProps) {
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminNumbers");
  const labelOf = useLabelOf();
  const [form, fields] = useForm<Numbers>({
    id: "numbers",
    defaultValue: data.numbers,
    lastResult: useLastResult(answer, data.restored),
  });
  return (
    <AdminForm
      {...getFormProps(form)}
      version={data.numbers.version}
      draft={data.draft.tag}
      openedDraft={data.draft.content}
      answer={answer}
      restored={data.restored}
      presence={data.presence}
      labelOf={labelOf}
      staysInPlace
    >
      <PresenceLine />
      <DraftLine draft={data.draft} />
      <EnglishSwitch />
      <div className={styles.blocks}>
        {numberKeys.map((key) => {
          const block = fields[key].getFieldset();
          const english = block.en.getFieldset();
          return (
            <fieldset key={key} className={styles.block}>
              <legend>{texts.blocks[key]}</legend>
              <div className={styles.fields}>
                <EnglishField
                  label={texts.number}
                  pt={block.number}
                  en={english.number}
                  stored={data.english[key].number}
                  confirmed={english.confirmed}
                />
                <EnglishField
                  label={texts.description}
                  hint={fill(texts.descriptionHint, { count: advisedLength })}
                  advised={advisedLength}
                  pt={block.description}
                  en={english.description}
                  stored={data.english[key].description}
                  confirmed={english.confirmed}
                  multiline
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <SaveBar>
        <SaveButtons />
      </SaveBar>
    </AdminForm>
  );
}

/** `projects.en.number` is "Projetos: Número (inglês)". */
function useLabelOf() {
  const texts = useTexts("adminNumbers");
  const { english } = useTexts("adminCommon");
  return (name: string) => {
    const [key, ...rest] = name.split(".");
    const field = rest.at(-1) === "number" ? texts.number : texts.description;
    const label = `${texts.blocks[key as NumberKey]}: ${field}`;
    return rest.includes("en") ? fill(english.fieldLabel, { label }) : label;
  };
}
