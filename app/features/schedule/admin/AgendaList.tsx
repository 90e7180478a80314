import { Form, Link } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import rowList from "#app/ui/rowList.module.css";
import type { AgendaEntry } from "../agenda.server.ts";
import styles from "./AgendaList.module.css";

/** The field that names what is cancelled. */
export const cancelField = "cancelar";

/** Everything that is scheduled, each with its record and a button that cancels it: a form like any other. */
export function AgendaList({ entries, action }: { entries: AgendaEntry[]; action: string }) {
  const texts = useTexts("adminSchedule");
  if (entries.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <ul className={rowList.list}>
      {entries.map(({ id, title, to, text, by, hasFailed }) => (
        <li
          key={id}
          className={classes(rowList.row, styles.entry)}
          data-failed={hasFailed || undefined}
        >
          <div className={rowList.words}>
            <Link to={to} className={rowList.title}>
              {title}
            </Link>
            <p>
              {text} <small>{by}</small>
            </p>
          </div>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name={cancelField} value={id} />
            <Button
              type="submit"
              look="outline"
              aria-label={fill(texts.cancelNamed, { title, when: text })}
            >
              {texts.cancel}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
