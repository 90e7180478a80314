import { Form } from "react-router";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./account.module.css";

interface Session {
  id: number;
  kind: "page" | "api";
  browser: string | undefined;
  system: string | undefined;
  /** When it was opened, as shown. */
  date: string;
  isCurrent: boolean;
}

interface SessionListProps {
  sessions: readonly Session[];
  answer: FormResponse | undefined;
}

/** The person's live sessions, each but their own with a button that ends it. */
export function SessionList({ sessions, answer }: SessionListProps) {
  const texts = useTexts("adminAccount").sessions;
  const nameOf = useNameOf();
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <ActionFailure answer={answer} />
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className={styles.name}>{nameOf(session)}</p>
              <p className={styles.date}>{fill(texts.opened, { date: session.date })}</p>
            </div>
            {session.isCurrent ? (
              <p className={styles.current}>{texts.current}</p>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="session" value={session.id} />
                <SaveButton
                  look="outline"
                  label={texts.end}
                  busyLabel={texts.ending}
                  aria-label={fill(texts.endNamed, {
                    name: nameOf(session),
                    date: session.date,
                  })}
                  className={styles.end}
                />
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="others" value="yes" />
          <SaveButton look="outline" label={texts.endOthers} busyLabel={texts.ending} />
        </Form>
      )}
    </section>
  );
}

/** "Chrome em Windows". */
function useNameOf() {
  const texts = useTexts("adminAccount").sessions;
  return ({ kind, browser, system }: Session) => {
    if (browser && system) return fill(texts.browser, { browser, system });
    return browser ?? (kind === "api" ? texts.program : texts.unknown);
  };
}
