import { Form, Link } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { trashAction } from "../choice.ts";
import type { ListedFile } from "../listFiles.server.ts";
import styles from "./FileCard.module.css";
import { UseLinks } from "./UsedIn.tsx";

interface FileCardProps {
  file: ListedFile;
  /** The query of the list, to which a deletion leads back. */
  here: string;
}

/** A stored file: what it looks like, what it is, what it lacks and where it is used. */
export function FileCard({ file, here }: FileCardProps) {
  const texts = useTexts("adminFiles");
  const { kind, name, lacksAlt } = file;
  return (
    <li className={styles.card}>
      <a
        href={paths.stored(file.path)}
        className={styles.picture}
        aria-label={`${texts.open}: ${name}`}
      >
        {file.thumbnail ? (
          <img src={file.thumbnail} alt={file.alt} loading="lazy" decoding="async" />
        ) : (
          <Icon name={kind === "video" ? "play" : "document"} />
        )}
      </a>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{file.facts}</p>
        {file.credit && <p className={styles.facts}>{file.credit}</p>}
        {lacksAlt && <p className={styles.lack}>{texts.lacksAlt}</p>}
        <Uses file={file} />
      </div>
      {file.isInTrash ? <TrashedWays file={file} here={here} /> : <Ways file={file} here={here} />}
    </li>
  );
}

/** Where a file is named, described and deleted. */
function Ways({ file: { path, name, kind }, here }: FileCardProps) {
  const texts = useTexts("adminFiles");
  return (
    <div className={styles.ways}>
      <Link to={paths.admin.fileDetails(path)}>
        {texts.details.open}
        <span className="visually-hidden">: {name}</span>
      </Link>
      {kind !== "document" && (
        <Link to={paths.admin.file(path)}>
          {kind === "image" ? texts.describeAndCrop : texts.describe}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
      <Link to={paths.admin.deleteFile(path) + here} preventScrollReset>
        {texts.trash.delete}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </div>
  );
}

/** Brings a deleted file back, or leads to where it is erased. */
function TrashedWays({ file: { path, name }, here }: FileCardProps) {
  const { trash: texts } = useTexts("adminFiles");
  const address = paths.admin.deleteFile(path) + here;
  return (
    <Form method="post" action={address} className={styles.ways} preventScrollReset>
      <button type="submit" name={trashAction.name} value={trashAction.restore}>
        {texts.restore}
        <span className="visually-hidden">: {name}</span>
      </button>
      <Link to={address} preventScrollReset>
        {texts.erase}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </Form>
  );
}

/** Where a file is used: of one place the link, of several how many, and the links on demand. */
function Uses({ file: { uses, unused } }: { file: ListedFile }) {
  const texts = useTexts("adminFiles");
  const [only] = uses;
  if (!only) return <p className={styles.facts}>{unused}</p>;
  if (uses.length === 1) {
    return (
      <p className={styles.uses}>
        <Link to={only.to}>{only.label}</Link>
      </p>
    );
  }
  return (
    <details className={styles.uses}>
      <summary>{fill(texts.used, { count: uses.length })}</summary>
      <UseLinks uses={uses} />
    </details>
  );
}
