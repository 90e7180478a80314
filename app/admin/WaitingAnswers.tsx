import { Form, Link } from "react-router";
import type { WaitingAnswer } from "#app/features/approval/approval.repo.server.ts";
import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import rowList from "#app/ui/rowList.module.css";
import styles from "./WaitingAnswers.module.css";

/** The field that names an answer that has been dealt with. */
export const handledField = "tratada";

interface WaitingAnswersProps {
  /** Of all that wait. */
  count: number;
  answers: (Omit<WaitingAnswer, "at"> & { when: string })[];
}

/** The answers to approval links that wait for the team: who, what and about which project. */
export function WaitingAnswers({ count, answers }: WaitingAnswersProps) {
  const { answers: texts } = useTexts("adminDashboard");
  const lang = useLang();
  if (answers.length === 0) return <p className={styles.note}>{texts.none}</p>;
  const more = count - answers.length;
  return (
    <>
      <ul className={rowList.list}>
        {answers.map(({ id, projectId, title, decision, name, when, comment, isOutdated }) => (
          <li key={id} className={classes(rowList.row, styles.answer)} data-decision={decision}>
            <div className={rowList.words}>
              <Link to={paths.admin.project(projectId)} className={rowList.title}>
                {title}
              </Link>
              <p>
                {fill(texts[decision], { name, when })}
                {isOutdated && <small> {texts.outdated}</small>}
              </p>
              {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name={handledField} value={id} />
              <Button
                type="submit"
                look="outline"
                aria-label={fill(texts.handledNamed, { name, title })}
              >
                {texts.handled}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{counted(more, lang, texts.moreOne, texts.more)}</p>}
    </>
  );
}
