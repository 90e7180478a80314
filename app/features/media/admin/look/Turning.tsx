import {
  mirrored,
  type Orientation,
  orientations,
  turnedLeft,
  turnedRight,
} from "#app/files/picture/orientation.ts";
import { Field } from "#app/forms/Field.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./look.module.css";
import type { DescriptionFields, PictureLook } from "./usePictureLook.ts";

/** How a picture is turned and mirrored: by buttons, whose effect is seen at once, or in plain pages by a choice. */
export function Turning({ look, fields }: { look: PictureLook; fields: DescriptionFields }) {
  const texts = useTexts("adminMedia").turning;
  const isHydrated = useHydrated();
  const steps = [
    [texts.left, turnedLeft],
    [texts.right, turnedRight],
    [texts.mirror, mirrored],
  ] as const;
  return (
    <>
      <div hidden={isHydrated}>
        <Field field={fields.orientation} label={texts.title}>
          {({ defaultValue: _, ...control }) => (
            <select
              {...control}
              value={look.orientation}
              onChange={({ currentTarget }) => {
                const chosen = orientations.find((one) => one === currentTarget.value);
                look.change({ orientation: chosen ?? "" });
              }}
            >
              {orientations.map((one) => (
                <option key={one} value={one}>
                  {texts.ways[one === "" ? "none" : one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {isHydrated && (
        <fieldset className={styles.turning} aria-label={texts.title}>
          {steps.map(([label, step]) => (
            <Button
              key={label}
              look="outline"
              onClick={() => look.change({ orientation: step(look.orientation) })}
            >
              {label}
            </Button>
          ))}
          <span role="status" className={styles.hint}>
            {look.orientation !== "" && texts.ways[look.orientation satisfies Orientation]}
          </span>
        </fieldset>
      )}
    </>
  );
}
