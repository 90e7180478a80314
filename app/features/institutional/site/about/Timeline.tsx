import { Link } from "react-router";
import type { ProjectNews } from "#app/features/projects/projectNews.repo.server.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { shortDate } from "#app/i18n/shortDate.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import styles from "./Timeline.module.css";

interface TimelineProps {
  /** Oldest first. */
  news: readonly ProjectNews[];
  /** Names. */
  partners: readonly { id: number; name: string; lang?: "pt" | undefined }[];
}

/** What the agency did and with whom: from the law that it rests on, by its projects, to the year that it works for. */
export function Timeline({ news, partners }: TimelineProps) {
  const { title, text, law, horizon, partners: withWhom } = useTexts("about").timeline;
  const lang = useLang();
  return (
    <div className={styles.timeline}>
      <div className={styles.opening}>
        <SectionHeading id="timeline" title={title}>
          <p>{text}</p>
        </SectionHeading>
      </div>
      <ol className={styles.line}>
        <li>
          <time dateTime={law.year}>{law.year}</time>
          <h3>{law.title}</h3>
          <p>{law.text}</p>
          <Link to={paths.documents}>{law.link}</Link>
        </li>
        {news.map((each) => (
          <li key={each.id} className={styles.step}>
            <time dateTime={each.createdAt}>{shortDate(each.createdAt, lang)}</time>
            <h3 lang={langOf(each, "title")}>{each.title}</h3>
            <Link to={paths.project(each.project)} lang={langOf(each.project, "name")}>
              {each.project.name}
            </Link>
          </li>
        ))}
        <li>
          <time dateTime={horizon.year}>{horizon.year}</time>
          <h3>{horizon.title}</h3>
          <p>{horizon.text}</p>
        </li>
      </ol>
      {partners.length > 0 && (
        <div className={styles.partners}>
          <h3>{withWhom}</h3>
          <ul className={styles.names}>
            {partners.map(({ id, name, lang: nameLang }) => (
              <li key={id} lang={nameLang}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
