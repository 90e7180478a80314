import { Link } from "react-router";
import { DocumentLink } from "#app/features/documents/site/DocumentLink.tsx";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import type { FoundDocument } from "../search.repo.server.ts";
import styles from "./DocumentResult.module.css";
import { HighlightedText } from "./HighlightedText.tsx";

/** A document in the results: its origin, its texts, and its file or link. */
export function DocumentResult({
  document,
  facts,
}: {
  document: Omit<FoundDocument, "key">;
  /** Type and size of the file: `PDF, 84 KB`. */
  facts: string | undefined;
}) {
  const texts = useTexts("search");
  const { title, snippet, href, link, project } = document;
  const about = (
    <span className="visually-hidden" lang={langOf(document, "title")}>
      : {title.join("")}
    </span>
  );
  const way = (
    <DocumentLink href={href} link={link} about={about} texts={texts} className={styles.link} />
  );
  return (
    <article className={styles.result}>
      <p className={styles.source}>
        {project ? (
          <>
            {texts.fromProject}{" "}
            <Link to={paths.project(project)} lang={langOf(project, "title")}>
              <HighlightedText pieces={project.title} />
            </Link>
          </>
        ) : (
          <Link to={paths.documents}>{texts.fromLibrary}</Link>
        )}
      </p>
      <h4 lang={langOf(document, "title")}>
        <HighlightedText pieces={title} />
      </h4>
      <p lang={langOf(document, "snippet")}>
        <HighlightedText pieces={snippet} />
      </p>
      {href ? (
        <p className={styles.file}>
          {way}
          {facts}
        </p>
      ) : (
        way
      )}
    </article>
  );
}
