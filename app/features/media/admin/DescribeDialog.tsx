import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { AltState } from "#app/files/mediaDescription.ts";
import { showToast } from "#app/flash/flash.ts";
import type { ShownPicture } from "#app/forms/files/describing.ts";
import { FormActivityContext, useFormActivity } from "#app/forms/saving/formActivity.ts";
import { SaveNotice } from "#app/forms/saving/SaveNotice.tsx";
import { useEachResponse } from "#app/forms/useEachResponse.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { isReachable } from "#app/ui/withoutConnection.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { PictureFields } from "./PictureFields.tsx";
import type { clientLoader, DescriptionResponse } from "./pictureDescription.ts";
import { useLabelOf } from "./useLabelOf.ts";

interface DescribeDialogProps {
  picture: ShownPicture;
  onClose: () => void;
  onSaved: (state: AltState) => void;
}

type Opened = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

/** A picture's alternative text and focal point, over the form that shows it, which stays as it is. */
export function DescribeDialog({ picture, onClose, onSaved }: DescribeDialogProps) {
  const texts = useTexts("adminMedia");
  const opened = useFetcher<Opened>();
  const address = paths.admin.pictureDescription(picture.path);
  const [isLost, setLost] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isWarned, setWarned] = useState(false);

  const { load } = opened;
  useEffect(() => {
    // Without an answer the framework would replace the page, and the form with it.
    isReachable().then((isThere) => (isThere ? load(address) : setLost(true)));
  }, [load, address]);

  function close() {
    if (isChanged && !isWarned) setWarned(true);
    else onClose();
  }

  const { data } = opened;
  const isMissing = isLost || (opened.state === "idle" && data === null);
  return (
    <Dialog title={fill(texts.dialog, { label: picture.label })} onClose={close}>
      {data ? (
        <DescriptionForm
          opened={data}
          address={address}
          isWarned={isWarned}
          onChange={() => setChanged(true)}
          onClose={close}
          onSaved={onSaved}
        />
      ) : (
        <p role="status">{isMissing ? texts.unreachable : texts.loading}</p>
      )}
    </Dialog>
  );
}

interface DescriptionFormProps extends Pick<DescribeDialogProps, "onClose" | "onSaved"> {
  opened: Opened;
  address: string;
  /** Closing has been asked for, with something unsaved. */
  isWarned: boolean;
  onChange: () => void;
}

function DescriptionForm({ opened, address, isWarned, ...on }: DescriptionFormProps) {
  const texts = useTexts("adminMedia");
  const { cancel } = useTexts("adminCommon");
  const saving = useFetcher<DescriptionResponse>();
  const [answer, setAnswer] = useState<DescriptionResponse>();
  const labelOf = useLabelOf();
  const activity = useFormActivity();
  const [form, fields] = useForm<PictureDescription>({
    id: "descricao",
    defaultValue: opened.description,
    lastResult: answer?.result ?? null,
  });
  const firstId = fields.altPt.id;
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId]);

  const isSaving = saving.state !== "idle";
  useEachResponse(saving, (response) => {
    if (!response.isSaved) return setAnswer(response);
    showToast({ type: "success", message: texts.saved });
    on.onSaved(stateOf(document.getElementById(form.id) as HTMLFormElement));
  });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    void saving.submit(new FormData(event.currentTarget), {
      method: "post",
      encType: "multipart/form-data",
      action: address,
      defaultShouldRevalidate: false,
    });
  }

  return (
    <FormActivityContext value={{ ...activity, changed: on.onChange }}>
      <form
        {...getFormProps(form)}
        onSubmit={send}
        onInput={on.onChange}
        className={styles.dialogForm}
      >
        <SaveNotice
          formId={form.id}
          answer={answer}
          questions={undefined}
          isRestored={false}
          labelOf={labelOf}
        />
        <input
          type="hidden"
          name="version"
          value={answer?.conflict?.version ?? opened.description.version}
        />
        <PictureFields file={opened.file} fields={fields} />
        <DialogActions>
          <p role="status" className={styles.unsaved}>
            {isWarned && texts.unsaved}
          </p>
          <Button look="outline" onClick={on.onClose}>
            {cancel}
          </Button>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
    </FormActivityContext>
  );
}

/** What has been saved of the picture. */
function stateOf(form: HTMLFormElement): AltState {
  const sent = new FormData(form);
  if (sent.has("isDecorative")) return "decorative";
  return String(sent.get("altPt")).trim() === "" ? "missing" : "described";
}
