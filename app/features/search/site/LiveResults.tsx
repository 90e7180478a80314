import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { searchLink } from "#app/searchUrl.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import type { SearchResponse } from "../search.schema.ts";
import styles from "./LiveResults.module.css";
import { type Found, suggestWhileTyping } from "./suggestWhileTyping.ts";

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
    if (!(input instanceof HTMLInputElement) || !box.current) return;
    return suggestWhileTyping({ input, box: box.current, lang, show: setFound });
  }, [field, lang]);

  const leave = () => {
    setFound(undefined);
    box.current?.closest<HTMLElement>("[popover]")?.hidePopover?.();
  };
  const hasMore = found && found.total > found.results.length;
  return (
    // While it is empty, it leaves no gap where it stands.
    <div ref={box} className={found ? undefined : "visually-hidden"}>
      <p role="status" className={styles.count}>
        {found &&
          (found.total === 0 ? texts.none : counted(found.total, lang, texts.one, texts.many))}
      </p>
      {found && (
        <ul className={styles.results}>
          {found.results.map((result) => (
            <li key={`${result.kind} ${result.url} ${result.title}`}>
              <ResultLink result={result} onChoice={leave} />
              <Origin result={result} />
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

type Result = SearchResponse["results"][number];

/** As among the results: a page, a file to download, or something elsewhere. */
function ResultLink({ result, onChoice }: { result: Result; onChoice: () => void }) {
  const { kind, url, title, isInPortuguese } = result;
  const name = <span lang={isInPortuguese ? "pt" : undefined}>{title}</span>;
  if (!url.startsWith("/")) return <ExternalLink href={url}>{name}</ExternalLink>;
  if (kind === "document") {
    return (
      <a href={url} download>
        {name}
      </a>
    );
  }
  return (
    <Link to={url} onClick={onChoice}>
      {name}
    </Link>
  );
}

/** Where on the site it is from; documents of several projects may have the same title. */
function Origin({ result: { kind, project } }: { result: Result }) {
  const { menu } = useTexts("common");
  const part = kind === "project" ? menu.projects : menu.documents;
  return <small>{project ? `${part} · ${project}` : part}</small>;
}
