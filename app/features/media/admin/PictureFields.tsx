import { type MouseEvent, useState } from "react";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { Media } from "../media.repo.server.ts";
import { storageUrl } from "../mediaDescription.ts";
import { focalStep } from "../picture/focalClass.ts";
import styles from "./describeFile.module.css";
import { fieldState } from "./fieldState.ts";

/** A picture's texts, and its focal point: by a click on the picture, or by keys on two sliders. */
export function PictureFields({
  file,
  typed,
}: {
  file: Media;
  /** What a refused form held, by its fields' names. */
  typed?: Record<string, string> | undefined;
}) {
  const texts = useTexts("adminMedia");
  const [focal, setFocal] = useState({
    x: typed ? Number(typed.focalX) : toStep(file.focalX),
    y: typed ? Number(typed.focalY) : toStep(file.focalY),
  });

  function pick({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const box = currentTarget.getBoundingClientRect();
    setFocal({
      x: toStep((clientX - box.left) / box.width),
      y: toStep((clientY - box.top) / box.height),
    });
  }

  return (
    <>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below are the keys' way */}
        <img
          src={storageUrl(file.path)}
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
      <fieldset className={styles.group}>
        <legend>{texts.focal}</legend>
        <p className={styles.hint}>{texts.focalHint}</p>
        {(["x", "y"] as const).map((axis) => (
          <label key={axis}>
            {axis === "x" ? texts.focalX : texts.focalY}
            <input
              type="range"
              name={axis === "x" ? "focalX" : "focalY"}
              min={0}
              max={100}
              step={focalStep}
              value={focal[axis]}
              onChange={(event) => setFocal({ ...focal, [axis]: Number(event.target.value) })}
            />
          </label>
        ))}
      </fieldset>
      <EnglishField
        label={texts.alt}
        hint={texts.altHint}
        pt={fieldState("altPt", typed?.altPt ?? file.altPt)}
        en={fieldState("altEn", typed?.altEn ?? file.altEn)}
        confirmed={fieldState("confirmed")}
        stored={{ text: file.altEn, source: file.altEnSource }}
        multiline
        rows={2}
        maxLength={500}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="isDecorative"
          defaultChecked={typed ? "isDecorative" in typed : file.isDecorative === 1}
        />
        {texts.decorative}
      </label>
    </>
  );
}

/** A share of the picture as the nearest percentage that is shown. */
function toStep(share: number): number {
  return Math.round((share * 100) / focalStep) * focalStep;
}
