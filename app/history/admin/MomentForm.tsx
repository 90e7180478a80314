import { Form } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./moment.module.css";

/** The choice of a day and an hour; the site then opens as it was. */
export function MomentForm() {
  const { past: texts } = useTexts("adminHistory");
  return (
    <Form method="post" action={paths.admin.moment} reloadDocument className={styles.form}>
      <label>
        {texts.when}
        <input type="datetime-local" name="when" required />
      </label>
      <Button type="submit" look="outline">
        {texts.enter}
      </Button>
    </Form>
  );
}
