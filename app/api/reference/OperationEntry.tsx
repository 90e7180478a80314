import { useTexts } from "#app/i18n/useTexts.ts";
import type { GuideOperation } from "./guide.server.ts";
import styles from "./OperationEntry.module.css";

/** One endpoint: its summary, and when expanded its request and answer. */
export function OperationEntry({ operation }: { operation: GuideOperation }) {
  const texts = useTexts("apiReference");
  const { id, method, path, summary, summaryLang, isForStaff, parameters, body, status, answer } =
    operation;
  return (
    <details id={id} className={styles.entry}>
      <summary>
        <code>
          <b>{method}</b> {path}
        </code>
        <span lang={summaryLang}>{summary}</span>
        {isForStaff && <small>{texts.staff}</small>}
      </summary>
      <dl className={styles.facts}>
        <dt>{texts.parameters}</dt>
        <dd>{parameters.join(", ")}</dd>
        {body !== undefined && (
          <>
            <dt>{texts.body}</dt>
            <dd>
              <pre>{body}</pre>
            </dd>
          </>
        )}
        <dt>
          {texts.answer} {status}
        </dt>
        <dd>
          <pre>{answer}</pre>
        </dd>
        <dt>{texts.refusals}</dt>
        <dd>{operation.refusals.join(", ")}</dd>
      </dl>
    </details>
  );
}
