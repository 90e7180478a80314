import { type MouseEvent, useState } from "react";
import type { Media } from "#app/files/media.repo.server.ts";
import { focalPercent, focalStep } from "#app/files/picture/crops.ts";
import type { FieldState } from "#app/forms/Field.tsx";
import { useFormActivity } from "#app/forms/saving/formActivity.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { focalClass } from "#app/media/Picture.tsx";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import styles from "./describeFile.module.css";

interface FocalPointProps {
  file: Media;
  /** Percent from the left and from the top. */
  x: FieldState;
  y: FieldState;
}

/** The shapes in which the site cuts a picture (`slots.ts`), by the name of their text and of their class. */
const shapes = [
  "banner",
  "bannerPhone",
  "card",
  "description",
  "results",
  "gallery",
  "ebook",
  "strip",
] as const;

/**
 * The focal point, which every crop keeps: chosen by a click on the picture, or by keyboard with two
 * sliders; the crops follow it.
 */
export function FocalPoint({ file, x, y }: FocalPointProps) {
  const texts = useTexts("adminMedia");
  const activity = useFormActivity();
  const [focal, setFocal] = useState({ x: stepOf(x), y: stepOf(y) });

  function pick({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const box = currentTarget.getBoundingClientRect();
    setFocal({
      x: focalPercent((clientX - box.left) / box.width),
      y: focalPercent((clientY - box.top) / box.height),
    });
    activity.changed();
  }

  const axes = [
    { axis: "x", field: x, label: texts.focalX },
    { axis: "y", field: y, label: texts.focalY },
  ] as const;
  return (
    <div className={styles.point}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the sliders below */}
        <img
          src={paths.stored(file.path)}
          alt={file.altPt}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          className={styles.preview}
          onClick={pick}
        />
        <svg className={styles.focus} aria-hidden="true">
          <circle cx={`${focal.x}%`} cy={`${focal.y}%`} r="11" />
        </svg>
      </div>
      <figure className={styles.crops}>
        <figcaption>{texts.crops.title}</figcaption>
        <ul>
          {shapes.map((shape) => (
            <li key={shape}>
              <img
                src={paths.stored(file.path)}
                alt=""
                className={classes(styles.crop, styles[shape], focalClass(focal))}
              />
              <span>{texts.crops[shape]}</span>
            </li>
          ))}
        </ul>
      </figure>
      <fieldset className={styles.group}>
        <legend>{texts.focal}</legend>
        <p className={styles.hint}>{texts.focalHint}</p>
        {axes.map(({ axis, field, label }) => (
          <label key={axis}>
            {label}
            <input
              type="range"
              id={field.id}
              name={field.name}
              min={0}
              max={100}
              step={focalStep}
              value={focal[axis]}
              onInput={(event) => setFocal({ ...focal, [axis]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function stepOf({ initialValue }: FieldState): number {
  return focalPercent(Number(initialValue ?? 50) / 100);
}
