import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { deletedParam } from "#app/auth/formDraftParams.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { SignInElsewhere } from "./ActionFailure.tsx";
import { ConflictChoices } from "./ConflictChoices.tsx";
import { ConflictDifferences } from "./ConflictDifferences.tsx";
import type { Conflict, FormResponse } from "./formResponse.ts";
import styles from "./SaveNotice.module.css";

interface SaveNoticeProps {
  formId: string;
  answer: FormResponse | undefined;
  /** The conflict whose questions are still to be answered. */
  questions: Conflict | undefined;
  isRestored: boolean;
  labelOf: ((name: string) => string | undefined) | undefined;
}

/** Why a form was not saved, or that its values are those of a kept form. */
export function SaveNotice({ formId, answer, questions, isRestored, labelOf }: SaveNoticeProps) {
  const texts = useTexts("adminCommon");
  const [search] = useSearchParams();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answer) notice.current?.focus();
  }, [answer]);

  if (questions || (answer && !isForAnotherRow(answer))) {
    return (
      <div ref={notice} role="alert" tabIndex={-1} className={styles.notice} data-type="error">
        <Icon name="warning" />
        <div className={styles.parts}>
          {answer && !isForAnotherRow(answer) && !isQuestion(answer) && (
            <Refusal answer={answer} formId={formId} labelOf={labelOf} />
          )}
          {questions && (
            <ConflictChoices key={questions.asked} conflict={questions} labelOf={labelOf} />
          )}
        </div>
      </div>
    );
  }
  if (!isRestored) return null;
  return (
    <div role="status" className={styles.notice} data-type="info">
      <Icon name="info" />
      <p>{search.has(deletedParam) ? texts.continuedAsNew : texts.restored}</p>
    </div>
  );
}

function Refusal({
  answer,
  formId,
  labelOf,
}: Pick<SaveNoticeProps, "formId" | "labelOf"> & { answer: FormResponse }) {
  const { failure } = useTexts("adminCommon");
  if (answer.conflict && !answer.conflict.message) {
    return <ConflictDifferences conflict={answer.conflict} labelOf={labelOf} />;
  }
  return (
    <div>
      <p>{messageOf(answer, failure)}</p>
      <SignInElsewhere answer={answer} />
      <FieldMessages formId={formId} errors={answer.result?.error} labelOf={labelOf} />
    </div>
  );
}

/** Its questions are shown as such, also after later answers. */
function isQuestion({ conflict }: FormResponse) {
  return conflict?.asked !== undefined;
}

/** A row was added, moved or removed without JavaScript: no save was requested. */
function isForAnotherRow({ result, message }: FormResponse) {
  return result !== undefined && result.status === undefined && !message;
}

function messageOf(
  { message, conflict, isConnectionLost, result }: FormResponse,
  failure: { server: string; connection: string; invalid: string },
) {
  if (conflict?.message) return conflict.message;
  if (message) return message;
  if (isConnectionLost) return failure.connection;
  return result ? failure.invalid : failure.server;
}

/** The errors, each line a link to its field (by conform's id). */
function FieldMessages({
  formId,
  errors,
  labelOf,
}: {
  formId: string;
  errors: Record<string, string[] | null> | undefined;
  labelOf: SaveNoticeProps["labelOf"];
}) {
  const invalid = Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    name && messages ? messages.map((message) => ({ name, message })) : [],
  );
  if (invalid.length === 0) return null;
  return (
    <ul className={styles.fields}>
      {invalid.map(({ name, message }) => (
        <li key={`${name} ${message}`}>
          <a href={`#${formId}-${name}`}>
            {labelOf?.(name) ?? name}: {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
