import type { ReactNode } from "react";
import type { InPortuguese } from "#app/i18n/content.ts";
import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { isBlank } from "#app/text/blank.ts";
import { Card, CardBody } from "#app/ui/Card.tsx";
import styles from "./DocumentCard.module.css";
import { DocumentCover } from "./DocumentCover.tsx";
import { DocumentLink } from "./DocumentLink.tsx";
import { Summary } from "./Summary.tsx";

interface DocumentCardProps extends InPortuguese {
  title: string;
  description: string;
  /** Path under /storage. */
  file: string | null;
  /** Address of its file; null when the document is only a link, or has nothing yet. */
  href: string | null;
  /** Link of a document without a file; "" for none. */
  link?: string;
  /** Type and size of the file: `PDF, 84 KB`. */
  facts?: string | undefined;
  /** The document's origin, such as its project. */
  source?: ReactNode;
  texts: { download: string; openLink: string };
}

/** A document: its first page, title, description and the link that downloads its file. */
export function DocumentCard(props: DocumentCardProps) {
  const { title, description, file, href, link, facts, source, texts } = props;
  const isTitled = !isBlank(title);
  const name = isTitled ? <Localized of={props} field="title" /> : facts;
  const about = name && <span className="visually-hidden">: {name}</span>;
  return (
    <Card className={styles.card}>
      <DocumentCover file={file} />
      <CardBody>
        {source && <p className={styles.source}>{source}</p>}
        {isTitled && <h3 lang={langOf(props, "title")}>{title}</h3>}
        {description && <Summary text={description} lang={langOf(props, "description")} />}
        <DocumentLink href={href} link={link} about={about} texts={texts} className={styles.link} />
        {href && facts && <p className={styles.facts}>{facts}</p>}
      </CardBody>
    </Card>
  );
}
