import type { FormEvent, Ref } from "react";
import { Form } from "react-router";
import { chooseParams } from "#app/forms/files/library.ts";
import { counted, fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { pageParameter } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import filterForm from "#app/ui/filterForm.module.css";
import { Icon } from "#app/ui/Icon.tsx";
import { maxQueryLength } from "#app/validation/query.ts";
import { chosenField, type MarkedFile, mostMarked } from "../choice.ts";
import type { ChoosableFile, ListedChoices } from "../listFiles.server.ts";
import { DateFields } from "./DateFields.tsx";
import styles from "./FileCard.module.css";
import wall from "./storedFiles.module.css";

interface ChoiceFormProps {
  listed: ListedChoices;
  /** The page of a form does not have them: they come with the files. */
  texts: Dictionary["adminFiles"];
  isMany: boolean;
  /** What else the address holds. */
  hidden?: Record<string, string>;
  /** Where many can be chosen: those that were marked so far, on this page of the library or another. */
  marked: readonly MarkedFile[];
  /** How many more were marked than can be at a time. */
  leftOut?: number;
  /** Of a dialog over a form, which asks without leaving its page. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  listRef?: Ref<HTMLUListElement>;
}

/**
 * The files that a field takes, to search, to page through and to choose from: one form, so that what is marked goes
 * along to other pages and searches, which are GET requests.
 */
export function ChoiceForm(props: ChoiceFormProps) {
  const {
    listed,
    texts,
    isMany,
    hidden = {},
    marked,
    leftOut = 0,
    onSubmit,
    onChange,
    listRef,
  } = props;
  const { filter, files, count, page, pages } = listed;
  const { choose } = texts;
  const lang = useLang();
  const isMarked = new Set(marked.filter(({ isOff }) => !isOff).map(({ path }) => path));
  const shown = new Set(files.map(({ path }) => path));
  const asks = { formMethod: "get", formAction: paths.admin.chooseFile } as const;
  return (
    <Form method="post" className={wall.choices} onSubmit={onSubmit} onChange={onChange}>
      {Object.entries({ ...hidden, [chooseParams.accept]: filter.accept ?? "" }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <search aria-label={texts.filter.label} className={filterForm.form}>
        <label className={filterForm.wide}>
          {choose.search}
          <input name="q" type="search" defaultValue={filter.words} maxLength={maxQueryLength} />
        </label>
        <DateFields filter={filter} texts={texts} />
        <Button type="submit" look="outline" {...asks}>
          {choose.submit}
        </Button>
      </search>
      <p role="status">{counted(count, lang, texts.countOne, texts.count)}</p>
      {leftOut > 0 && (
        <p role="alert">{fill(choose.tooMany, { most: mostMarked, count: leftOut })}</p>
      )}
      <Marked files={marked.filter(({ path }) => !shown.has(path))} title={choose.marked} />
      {files.length > 0 ? (
        <ul ref={listRef} tabIndex={-1} className={wall.wall} aria-label={texts.list}>
          {files.map((file) => (
            <Choice
              key={file.id}
              file={file}
              texts={choose}
              isMany={isMany}
              isMarked={isMarked.has(file.path)}
            />
          ))}
        </ul>
      ) : (
        <p>{isFiltered(listed) ? texts.noMatch : texts.empty}</p>
      )}
      {isMany && (
        <p>
          <Button type="submit">{choose.useMany}</Button>
        </p>
      )}
      {pages > 1 && (
        <p className={wall.steps}>
          {page > 1 && (
            <Button type="submit" look="outline" name={pageParameter} value={page - 1} {...asks}>
              {choose.previous}
            </Button>
          )}
          <span>{fill(choose.position, { page, pages })}</span>
          {page < pages && (
            <Button type="submit" look="outline" name={pageParameter} value={page + 1} {...asks}>
              {choose.next}
            </Button>
          )}
        </p>
      )}
    </Form>
  );
}

function isFiltered({ filter: { words, from, until } }: ListedChoices) {
  return Boolean(words || from || until);
}

/** What was marked on other pages of the library: it can be unmarked here. */
function Marked({ files, title }: { files: readonly MarkedFile[]; title: string }) {
  if (files.length === 0) return null;
  return (
    <fieldset className={wall.marked}>
      <legend>{title}</legend>
      {files.map(({ path, name, isOff }) => (
        <label key={path}>
          <input type="checkbox" name={chosenField} value={path} defaultChecked={!isOff} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  file: ChoosableFile;
  texts: Dictionary["adminFiles"]["choose"];
  isMany: boolean;
  isMarked: boolean;
}

/** One file with its button or, where many can be chosen, its box. */
function Choice({ file, texts, isMany, isMarked }: ChoiceProps) {
  const { path, name, facts, thumbnail, alt, kind } = file;
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        {thumbnail ? (
          <img src={thumbnail} alt={alt} loading="lazy" decoding="async" />
        ) : (
          <Icon name={kind === "video" ? "play" : "document"} />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      {isMany ? (
        <label className={styles.choose}>
          <input type="checkbox" name={chosenField} value={path} defaultChecked={isMarked} />
          {texts.select}
          <span className="visually-hidden">: {name}</span>
        </label>
      ) : (
        <p className={styles.choose}>
          <Button type="submit" look="outline" name={chosenField} value={path}>
            {texts.use}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </p>
      )}
    </li>
  );
}
