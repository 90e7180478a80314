import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import filterForm from "#app/ui/filterForm.module.css";
import { dateParams, type FilesFilter } from "../filesFilter.ts";

interface DateFieldsProps {
  filter: Pick<FilesFilter, "from" | "until">;
  texts: Dictionary["adminFiles"];
}

/** On which days the files were sent, of a search among them: both days count. */
export function DateFields({ filter: { from, until }, texts: { filter: texts } }: DateFieldsProps) {
  return (
    <>
      <label className={filterForm.short}>
        {texts.from}
        <input ref={useCurrentValue(from)} name={dateParams.from} type="date" defaultValue={from} />
      </label>
      <label className={filterForm.short}>
        {texts.until}
        <input
          ref={useCurrentValue(until)}
          name={dateParams.until}
          type="date"
          defaultValue={until}
        />
      </label>
    </>
  );
}
