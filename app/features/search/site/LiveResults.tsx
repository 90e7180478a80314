import { useEffect, useRef, useState } from "react";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { searchLink } from "#app/searchUrl.ts";
import { paths } from "#app/sitePaths.ts";
import { queryOf } from "#app/validation/query.ts";
import type { SearchResponse } from "../search.schema.ts";
import styles from "./LiveResults.module.css";

/** As long a pause in typing asks for results, of at least so many characters. */
const pauseMs = 250;
const minLength = 2;

interface Found extends SearchResponse {
  query: string;
}

/**
 * The first results while a search is being typed, as links below its field: loaded when the field is first used
 * (`SearchForm`). Without an answer there are none, and the form leads to the results as ever.
 */
export function LiveResults({ field }: { field: string }) {
  const { search: texts } = useTexts("common");
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    const ask = async () => {
      asked.abort();
      asked = new AbortController();
      const query = queryOf(input.value);
      if (query.length < minLength) return setFound(undefined);
      const address = `${paths.api}/search?${new URLSearchParams({ q: query, lang })}`;
      const answer = await fetch(address, { signal: asked.signal }).catch(() => undefined);
      const response: SearchResponse | undefined = answer?.ok ? await answer.json() : undefined;
      if (!asked.signal.aborted) setFound(response && { ...response, query });
    };
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(ask, pauseMs);
    };
    const close = () => {
      clearTimeout(pause);
      asked.abort();
      setFound(undefined);
    };
    const press = ({ target }: PointerEvent) => {
      if (target !== input && !box.current?.contains(target as Node)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !box.current?.contains(document.activeElement)) return;
      // The popover around it stays.
      event.preventDefault();
      close();
      input.focus();
    };
    if (input.value !== input.defaultValue) wait();
    input.addEventListener("input", wait);
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      close();
      input.removeEventListener("input", wait);
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [field, lang]);

  const hasMore = found && found.total > found.results.length;
  return (
    <div ref={box} className={styles.box}>
      <p role="status" className={styles.count}>
        {found &&
          (found.total === 0 ? texts.none : counted(found.total, lang, texts.one, texts.many))}
      </p>
      {found && found.results.length > 0 && (
        <ul className={styles.results}>
          {found.results.map(({ kind, url, title, isInPortuguese }) => (
            <li key={`${kind} ${url} ${title}`}>
              <a href={url} lang={isInPortuguese ? "pt" : undefined}>
                {title}
              </a>
            </li>
          ))}
          {hasMore && (
            <li>
              <a href={searchLink(found.query)}>{texts.all}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
