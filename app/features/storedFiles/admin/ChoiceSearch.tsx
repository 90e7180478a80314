import type { FormEvent } from "react";
import { Form } from "react-router";
import type { Dictionary } from "#app/i18n/pt.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import { maxQueryLength } from "#app/validation/query.ts";
import type { FilesFilter } from "../filesFilter.ts";

interface ChoiceSearchProps {
  filter: Pick<FilesFilter, "words" | "accept">;
  texts: Dictionary["adminFiles"];
  /** What else the address holds. */
  hidden?: Record<string, string>;
  /** Of the dialog over a form, which asks without leaving its page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Search among the files that a field takes: a plain GET form. */
export function ChoiceSearch({ filter, texts, hidden = {}, onSubmit }: ChoiceSearchProps) {
  const { choose } = texts;
  return (
    <Form
      role="search"
      aria-label={texts.filter.label}
      action={paths.admin.chooseFile}
      className={filterForm.form}
      onSubmit={onSubmit}
    >
      {Object.entries({ ...hidden, aceita: filter.accept ?? "" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={filterForm.wide}>
        {choose.search}
        <input name="q" type="search" defaultValue={filter.words} maxLength={maxQueryLength} />
      </label>
      <Button type="submit" look="outline">
        {choose.submit}
      </Button>
    </Form>
  );
}
