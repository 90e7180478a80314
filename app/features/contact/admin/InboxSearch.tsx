import { Form, Link } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import { contactSubjects } from "#app/validation/contactFields.ts";
import { maxQueryLength } from "#app/validation/query.ts";
import { filterQuery, type InboxFilter } from "../inbox/filter.ts";

/** Search and filter by subject within the folder: a plain GET form, so that each search has a URL. */
export function InboxSearch({ filter }: { filter: InboxFilter }) {
  const { filter: texts } = useTexts("adminMessages");
  const { subjects } = useTexts("contact");
  const { folder, subject, words } = filter;
  return (
    <Form role="search" action={paths.admin.messages} className={filterForm.form}>
      {folder !== "inbox" && <input type="hidden" name="folder" value={folder} />}
      <label className={filterForm.wide}>
        {texts.search}
        <input
          ref={useCurrentValue(words)}
          name="q"
          type="search"
          defaultValue={words}
          maxLength={maxQueryLength}
          placeholder={texts.searchHint}
        />
      </label>
      <label>
        {texts.subject}
        <select ref={useCurrentValue(subject)} name="subject" defaultValue={subject}>
          <option value="">{texts.anySubject}</option>
          {contactSubjects.map((value) => (
            <option key={value} value={value}>
              {subjects[value]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outline">
        {texts.submit}
      </Button>
      {(words || subject) && (
        <Link to={`${paths.admin.messages}${filterQuery({ folder, subject: "", words: "" })}`}>
          {texts.clear}
        </Link>
      )}
    </Form>
  );
}
