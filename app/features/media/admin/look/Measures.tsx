import type { FormEvent } from "react";
import { type CropName, cropNames, focalStep } from "#app/files/picture/crops.ts";
import { changedFrame, type Frame, minFrameSize } from "#app/files/picture/frames.ts";
import { toShown, toStored } from "#app/files/picture/orientation.ts";
import { Field } from "#app/forms/Field.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./look.module.css";
import { type DescriptionFields, frameFor, frameOf, type PictureLook } from "./usePictureLook.ts";

interface MeasuresProps {
  look: PictureLook;
  fields: DescriptionFields;
}

const parts = ["x", "y", "size"] as const satisfies (keyof Frame)[];

/**
 * The focal point and the frames in numbers. What the form sends are those of the stored file; with a script, people see
 * those of the picture as it is turned.
 */
export function Measures({ look, fields }: MeasuresProps) {
  return (
    <>
      <FocalMeasures look={look} fields={fields} />
      {look.place && <FrameMeasures look={look} place={look.place} />}
      <SentFrames look={look} fields={fields} />
    </>
  );
}

/** The same sliders before hydration and after it: what was set meanwhile stays. */
function FocalMeasures({ look, fields }: MeasuresProps) {
  const texts = useTexts("adminMedia");
  const isHydrated = useHydrated();
  const isTurned = look.orientation !== "";
  const isSentBeside = isHydrated && isTurned;
  const at = isHydrated ? toShown(look.focal, look.orientation) : look.focal;
  const axes = [
    { axis: "x", field: fields.focalX, label: texts.focalX },
    { axis: "y", field: fields.focalY, label: texts.focalY },
  ] as const;
  /** Both at once, since both may have been set before hydration. */
  function read({ currentTarget }: FormEvent<HTMLInputElement>) {
    const sliders = currentTarget.closest("fieldset")?.querySelectorAll("[type=range]") ?? [];
    const [x = at.x, y = at.y] = [...sliders].map((slider) =>
      Number((slider as HTMLInputElement).value),
    );
    look.change({ focal: toStored({ x, y }, look.orientation) });
  }
  return (
    <fieldset className={styles.group} hidden={look.place !== undefined}>
      <legend>{texts.focal}</legend>
      <p className={styles.hint}>{texts.focalHint}</p>
      {isTurned && !isHydrated && <p className={styles.hint}>{texts.frame.asSent}</p>}
      {axes.map(({ axis, field, label }) => (
        <label key={axis}>
          {label}
          <input
            type="range"
            name={isSentBeside ? undefined : field.name}
            min={0}
            max={100}
            step={focalStep}
            value={at[axis]}
            onInput={read}
          />
        </label>
      ))}
      {isSentBeside &&
        axes.map(({ axis, field }) => (
          <input key={axis} type="hidden" name={field.name} value={look.focal[axis]} />
        ))}
    </fieldset>
  );
}

function FrameMeasures({ look, place }: { look: PictureLook; place: CropName }) {
  const texts = useTexts("adminMedia");
  const { size, orientation, frames } = look;
  const frame = frameFor(look, place);
  const seen = { ...toShown(frame, orientation), size: frame.size };
  const set = (next: Frame) => look.change({ frames: { ...frames, [place]: next } });
  function takeBack() {
    const { [place]: _, ...others } = frames;
    look.change({ frames: others });
    look.choose(undefined);
  }
  return (
    <fieldset className={styles.group}>
      <legend>{fill(texts.frame.title, { place: texts.crops[place] })}</legend>
      <p className={styles.hint} id="frame-keys">
        {texts.frame.hint}
      </p>
      <div className={styles.numbers}>
        {parts.map((part) => (
          <label key={part}>
            {texts.frame[part]}
            <input
              type="number"
              min={part === "size" ? minFrameSize : 0}
              max={100}
              step={part === "size" ? 1 : 0.1}
              value={Math.round(seen[part] * 10) / 10}
              onInput={({ currentTarget: { valueAsNumber: value } }) => {
                if (Number.isNaN(value)) return;
                set(changedFrame(size, orientation, place, { ...seen, [part]: value }));
              }}
            />
          </label>
        ))}
      </div>
      <div className={styles.turning}>
        {frames[place] && (
          <Button look="outline" onClick={takeBack}>
            {texts.frame.back}
          </Button>
        )}
        <Button look="quiet" onClick={() => look.choose(undefined)}>
          {texts.frame.done}
        </Button>
      </div>
    </fieldset>
  );
}

/** What the form sends of every place's frame; without a script these are the controls. */
function SentFrames({ look, fields }: MeasuresProps) {
  const texts = useTexts("adminMedia");
  const isHydrated = useHydrated();
  const own = fields.frames.getFieldset();
  /** All three at once, since all three may have been typed before hydration. */
  function read(name: CropName, { currentTarget }: FormEvent<HTMLInputElement>) {
    const row = currentTarget.closest("fieldset");
    const values = parts.map((part) => row?.querySelector<HTMLInputElement>(`[name$=".${part}"]`));
    const frame = frameOf(values.map((each) => each?.value));
    look.change(({ frames: { [name]: _, ...others } }) => ({
      frames: frame ? { ...others, [name]: frame } : others,
    }));
  }
  return (
    <fieldset className={styles.group} hidden={isHydrated}>
      <legend>{texts.frame.plain}</legend>
      <p className={styles.hint}>{texts.frame.plainHint}</p>
      {cropNames.map((name) => {
        const frame = own[name].getFieldset();
        return (
          <fieldset key={name} className={styles.plainFrame}>
            <legend>{texts.crops[name]}</legend>
            <div className={styles.numbers}>
              {parts.map((part) => (
                <Field key={part} field={frame[part]} label={texts.frame[part]}>
                  {({ defaultValue: _, ...control }) => (
                    <input
                      {...control}
                      type="number"
                      min={part === "size" ? minFrameSize : 0}
                      max={100}
                      step={part === "size" ? 1 : 0.1}
                      value={look.frames[name]?.[part] ?? ""}
                      onInput={(event) => read(name, event)}
                    />
                  )}
                </Field>
              ))}
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
