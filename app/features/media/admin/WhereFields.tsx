import { useEffect, useId, useRef, useState } from "react";
import { nothingSaid, type PlaceAltField } from "#app/forms/files/placeAltField.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { maxAltLength } from "#app/validation/placeAlt.ts";
import styles from "./describeFile.module.css";

interface WhereFieldsProps {
  /** Of the place from which the dialog was opened. */
  alt: PlaceAltField;
  isHere: boolean;
  onChange: (isHere: boolean) => void;
  onDone: () => void;
}

/**
 * The choice whether a picture's text holds everywhere or in one place alone, and that place's text. It is part of the
 * form behind, with which it is kept and saved: "Em todo lugar…" takes it away there.
 */
export function WhereFields({ alt, isHere, onChange, onDone }: WhereFieldsProps) {
  const { where } = useTexts("adminMedia");
  const { inPlace: texts } = useTexts("adminCommon").files;
  const [typed, setTyped] = useState(alt.value);
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isHere) text.current?.focus();
  }, [isHere]);

  function type(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    alt.change(next);
  }

  function choose(here: boolean) {
    onChange(here);
    alt.change(here ? typed : nothingSaid);
  }

  return (
    <div className={styles.dialogForm}>
      <fieldset className={styles.where}>
        <legend>{where.title}</legend>
        <label>
          <input type="radio" name={id} checked={!isHere} onChange={() => choose(false)} />
          {where.everywhere}
        </label>
        <label>
          <input type="radio" name={id} checked={isHere} onChange={() => choose(true)} />
          {where.here}
        </label>
      </fieldset>
      {isHere && (
        <>
          <div className={styles.own}>
            <label htmlFor={`${id}-pt`}>{texts.text}</label>
            <textarea
              ref={text}
              id={`${id}-pt`}
              lang="pt"
              rows={2}
              maxLength={maxAltLength}
              value={typed.text}
              onChange={({ currentTarget }) => type({ text: currentTarget.value })}
            />
          </div>
          <div className={styles.own}>
            <label htmlFor={`${id}-en`}>{texts.english}</label>
            <textarea
              id={`${id}-en`}
              lang="en"
              rows={2}
              maxLength={maxAltLength}
              value={typed.en}
              onChange={({ currentTarget }) => type({ en: currentTarget.value })}
            />
          </div>
          <label className={styles.decorative}>
            <input
              type="checkbox"
              checked={typed.decorative}
              onChange={({ currentTarget }) => type({ decorative: currentTarget.checked })}
            />
            {texts.decorative}
          </label>
          <p className={styles.hint}>{where.hint}</p>
          <DialogActions>
            <Button onClick={onDone}>{where.done}</Button>
          </DialogActions>
        </>
      )}
    </div>
  );
}
