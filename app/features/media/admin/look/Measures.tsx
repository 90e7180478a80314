import { type CropName, cropNames, focalStep } from "#app/files/picture/crops.ts";
import { changedFrame, type Frame, minFrameSize } from "#app/files/picture/frames.ts";
import { toShown, toStored } from "#app/files/picture/orientation.ts";
import { Field } from "#app/forms/Field.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./look.module.css";
import { type DescriptionFields, frameFor, type PictureLook } from "./usePictureLook.ts";

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
  const texts = useTexts("adminMedia");
  const isHydrated = useHydrated();
  if (!isHydrated) return <PlainMeasures look={look} fields={fields} />;
  return (
    <>
      <SentMeasures look={look} fields={fields} />
      {look.place ? (
        <FrameMeasures look={look} place={look.place} />
      ) : (
        <fieldset className={styles.group}>
          <legend>{texts.focal}</legend>
          <p className={styles.hint}>{texts.focalHint}</p>
          <FocalSliders look={look} />
        </fieldset>
      )}
    </>
  );
}

function SentMeasures({ look, fields }: MeasuresProps) {
  const frames = fields.frames.getFieldset();
  return (
    <>
      <input type="hidden" name={fields.focalX.name} value={look.focal.x} />
      <input type="hidden" name={fields.focalY.name} value={look.focal.y} />
      {cropNames.flatMap((name) => {
        const own = frames[name].getFieldset();
        return parts.map((part) => (
          <input
            key={own[part].name}
            type="hidden"
            name={own[part].name}
            value={look.frames[name]?.[part] ?? ""}
          />
        ));
      })}
    </>
  );
}

function FocalSliders({ look }: { look: PictureLook }) {
  const texts = useTexts("adminMedia");
  const seen = toShown(look.focal, look.orientation);
  const axes = [
    { axis: "x", label: texts.focalX },
    { axis: "y", label: texts.focalY },
  ] as const;
  return axes.map(({ axis, label }) => (
    <label key={axis}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={focalStep}
        value={seen[axis]}
        onInput={({ currentTarget }) => {
          const at = { ...seen, [axis]: Number(currentTarget.value) };
          look.change({ focal: toStored(at, look.orientation) });
        }}
      />
    </label>
  ));
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

/** For pages without a script: the numbers of every place. */
function PlainMeasures({ look, fields }: MeasuresProps) {
  const texts = useTexts("adminMedia");
  const frames = fields.frames.getFieldset();
  const axes = [
    { field: fields.focalX, label: texts.focalX, value: look.focal.x },
    { field: fields.focalY, label: texts.focalY, value: look.focal.y },
  ];
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{texts.focal}</legend>
        <p className={styles.hint}>{texts.focalHint}</p>
        {look.orientation !== "" && <p className={styles.hint}>{texts.frame.asSent}</p>}
        {axes.map(({ field, label, value }) => (
          <label key={field.name}>
            {label}
            <input
              type="range"
              name={field.name}
              min={0}
              max={100}
              step={focalStep}
              defaultValue={value}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{texts.frame.plain}</legend>
        <p className={styles.hint}>{texts.frame.plainHint}</p>
        {cropNames.map((name) => {
          const own = frames[name].getFieldset();
          return (
            <fieldset key={name} className={styles.plainFrame}>
              <legend>{texts.crops[name]}</legend>
              <div className={styles.numbers}>
                {parts.map((part) => (
                  <Field key={part} field={own[part]} label={texts.frame[part]}>
                    {(control) => (
                      <input
                        {...control}
                        type="number"
                        min={part === "size" ? minFrameSize : 0}
                        max={100}
                        step={part === "size" ? 1 : 0.1}
                      />
                    )}
                  </Field>
                ))}
              </div>
            </fieldset>
          );
        })}
      </fieldset>
    </>
  );
}
