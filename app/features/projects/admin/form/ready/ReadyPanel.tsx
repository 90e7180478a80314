import type { MouseEvent } from "react";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { counted, fill } from "#app/i18n/fill.ts";
import { localeTags } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { focalClass } from "#app/media/Picture.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { reveal } from "#app/ui/reveal.ts";
import { projectFieldLabel } from "../../../fieldLabels.ts";
import type { OpenPoint } from "../../../readiness/readiness.ts";
import { anchorOf, fieldElement } from "./fieldElement.ts";
import { useOpenPoints } from "./openPoints.tsx";
import styles from "./ReadyPanel.module.css";

/** The panel, to which its count leads. */
export const readyPanelId = "pronto-para-publicar";

/** "Pronto para publicar?": what is open about the project, each line a link to its field. */
export function ReadyPanel({ formId }: { formId: string }) {
  const points = useOpenPoints();
  const texts = useTexts("adminReady");
  const lang = useLang();
  const kinds = [...new Set(points.map(({ kind }) => kind))];
  return (
    <details id={readyPanelId} className={styles.panel} data-open={points.length > 0 || undefined}>
      <summary className={styles.head}>
        <Icon name={points.length > 0 ? "info" : "check"} />
        <h2>{texts.title}</h2>
        <span className={styles.count}>
          {points.length > 0
            ? counted(points.length, lang, texts.countOne, texts.count)
            : texts.nothing}
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        <p className={styles.lead}>{points.length > 0 ? texts.lead : texts.done}</p>
        <ul className={styles.groups}>
          {kinds.map((kind) => (
            <PointGroup
              key={kind}
              points={points.filter((point) => point.kind === kind)}
              formId={formId}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

/** What is open in the same way. */
function PointGroup({ points, formId }: { points: OpenPoint[]; formId: string }) {
  const texts = useTexts("adminReady");
  const [first] = points;
  if (!first) return null;
  const { title, text } = texts.kinds[first.kind];
  return (
    <li className={styles.group}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.field}>
            <PointLink point={point} formId={formId} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PointLink({ point, formId }: { point: OpenPoint; formId: string }) {
  const { field, crop } = point;
  const label = projectFieldLabel(useTexts("adminProjects"), field) ?? field;
  const detail = useDetail(point);
  return (
    <a href={`#${anchorOf(formId, field)}`} onClick={goTo(formId, field)} className={styles.point}>
      {crop && (
        <StoredImage
          path={crop.path}
          alt=""
          className={classes(styles.crop, focalClass(crop.focal))}
          data-field={field.replace(/\d+/, "")}
        />
      )}
      <span>{label}</span>
      {detail && <small>{detail}</small>}
    </a>
  );
}

/** What is told of a point besides its field. */
function useDetail({ kind, values, reason }: OpenPoint): string | undefined {
  const { details, reasons } = useTexts("adminReady");
  const lang = useLang();
  if (reason) return reasons[reason];
  if (!values || !(kind in details)) return undefined;
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    value.toLocaleString(localeTags[lang], { useGrouping: false }),
  ]);
  return fill(details[kind as keyof typeof details], Object.fromEntries(shown));
}

/** Opens what hides the field, without changing the URL, at which the router would abort a pending submission. */
function goTo(formId: string, field: string) {
  return (event: MouseEvent) => {
    event.preventDefault();
    reveal(fieldElement(formId, field));
  };
}
