import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import styles from "./FileVersions.module.css";
import type { OfferedFiles } from "./offeredFiles.server.ts";

/** Where visitors find a document's newest file, and the files that they were offered before it. */
export function FileVersions({ url, earlier }: OfferedFiles) {
  const { versions: texts } = useTexts("adminDocuments");
  return (
    <div className={styles.versions}>
      {url && (
        <p>
          {texts.url} <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{fill(texts.earlier, { count: earlier.length })}</summary>
          <p>
            {texts.team} {url && texts.redirected}
          </p>
          <ul>
            {earlier.map(({ href, name, facts, isPublic }) => (
              <li key={href}>
                <ExternalLink href={href}>{name}</ExternalLink> {facts}
                {isPublic && texts.elsewhere}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
