import { Form, Link } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import { maxQueryLength } from "#app/validation/query.ts";
import {
  choiceOf,
  type FilesFilter,
  fileKinds,
  fileLacks,
  filterQuery,
  queryValues,
} from "../filesFilter.ts";
import { DateFields } from "./DateFields.tsx";

/** Search, filters and order: a plain GET form, so that each search has a URL. */
export function FilesSearch({ filter, isFiltered }: { filter: FilesFilter; isFiltered: boolean }) {
  const adminFiles = useTexts("adminFiles");
  const { filter: texts } = adminFiles;
  const none = { words: "", kind: undefined, lacks: undefined, from: "", until: "" };
  const kind = choiceOf(filter, "tipo");
  const lacks = choiceOf(filter, "falta");
  const order = choiceOf(filter, "ordem");
  return (
    <Form
      role="search"
      aria-label={texts.label}
      action={paths.admin.library}
      className={filterForm.form}
    >
      {filter.isList && <input type="hidden" name="ver" value={queryValues.list} />}
      <label className={filterForm.alone}>
        {texts.search}
        <input
          ref={useCurrentValue(filter.words)}
          name="q"
          type="search"
          defaultValue={filter.words}
          maxLength={maxQueryLength}
        />
      </label>
      <label className={filterForm.short}>
        {texts.kind}
        <select ref={useCurrentValue(kind)} name="tipo" defaultValue={kind}>
          <option value="">{texts.anyKind}</option>
          {fileKinds.map((each) => (
            <option key={each} value={queryValues.kinds[each]}>
              {texts.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={filterForm.short}>
        {texts.lacks}
        <select ref={useCurrentValue(lacks)} name="falta" defaultValue={lacks}>
          <option value="">{texts.anyLack}</option>
          {fileLacks.map((each) => (
            <option key={each} value={queryValues.lacks[each]}>
              {texts.lack[each]}
            </option>
          ))}
        </select>
      </label>
      <DateFields filter={filter} texts={adminFiles} />
      <label>
        {texts.order}
        <select ref={useCurrentValue(order)} name="ordem" defaultValue={order}>
          <option value="">{texts.newest}</option>
          <option value={queryValues.oldest}>{texts.oldest}</option>
        </select>
      </label>
      <Button type="submit" look="outline">
        {texts.submit}
      </Button>
      {isFiltered && (
        <Link to={pageLink(paths.admin.library, filterQuery({ ...filter, ...none }), 1)}>
          {texts.clear}
        </Link>
      )}
    </Form>
  );
}
