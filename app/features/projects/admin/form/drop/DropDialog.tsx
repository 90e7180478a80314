import { useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import styles from "./DropDialog.module.css";
import { type Kind, kinds, type sortFiles } from "./sortFiles.ts";

interface DropDialogProps {
  dropped: ReturnType<typeof sortFiles<File>>;
  onPut: (chosen: readonly Kind[]) => void;
  onClose: () => void;
}

/** Asks which of the dropped files go into their places. */
export function DropDialog({ dropped, onPut, onClose }: DropDialogProps) {
  const { drop: texts } = useTexts("adminProjects");
  const { cancel } = useTexts("adminCommon");
  const offered = kinds.filter((kind) => dropped[kind].length > 0);
  const [chosen, setChosen] = useState<readonly Kind[]>(offered);
  const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(", ");
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      <div className={styles.kinds}>
        {offered.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              // No part of the form around it.
              onInput={(event) => event.stopPropagation()}
              onChange={({ currentTarget }) =>
                setChosen(
                  currentTarget.checked
                    ? [...chosen, kind]
                    : chosen.filter((other) => other !== kind),
                )
              }
            />
            <span>
              {fill(texts[kind], { count: dropped[kind].length })}
              <span className={styles.names}>{namesOf(dropped[kind])}</span>
            </span>
          </label>
        ))}
        {dropped.others.length > 0 && (
          <p>{fill(texts.others, { names: namesOf(dropped.others) })}</p>
        )}
      </div>
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          {cancel}
        </Button>
        {offered.length > 0 && (
          <Button data-focus="" onClick={() => onPut(chosen)}>
            {texts.put}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
