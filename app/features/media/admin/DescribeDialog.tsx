import { getFormProps, useForm } from "@conform-to/react";
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFetcher } from "react-router";
import type { PictureFacts } from "#app/files/fileFacts.server.ts";
import { showToast } from "#app/flash/flash.ts";
import { BrowserCopyOffer } from "#app/forms/browserCopies/BrowserCopyOffer.tsx";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { DraftLine } from "#app/forms/drafts/DraftLine.tsx";
import type { ShownPicture } from "#app/forms/files/describing.ts";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import {
  FormActivityContext,
  FormStatusContext,
  useFormActivity,
} from "#app/forms/saving/formActivity.ts";
import { FormPageContext, useOwnFormPage } from "#app/forms/saving/formPage.ts";
import { SaveNotice } from "#app/forms/saving/SaveNotice.tsx";
import { useKeptForm } from "#app/forms/saving/useKeptForm.tsx";
import { useSaveKeys } from "#app/forms/saving/useSaveKeys.ts";
import { useEachResponse } from "#app/forms/useEachResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { useLatest } from "#app/ui/useLatest.ts";
import { isReachable } from "#app/ui/withoutConnection.ts";
import type { PictureDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { PictureFields } from "./PictureFields.tsx";
import type { clientLoader, DescriptionResponse } from "./pictureDescription.ts";
import { useLabelOf } from "./useLabelOf.ts";
import { WhereFields } from "./WhereFields.tsx";

interface DescribeDialogProps {
  picture: ShownPicture;
  /** Which of how many that are described one after the other. */
  position?: number;
  count?: number;
  /** Closed, without those that would come after it. */
  onClose: () => void;
  /** Done with this one, whose own text is the form's. */
  onDone: () => void;
  onSaved: (facts: PictureFacts) => void;
}

type Opened = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

/** A picture's alternative text and focal point, over the form that shows it, which stays as it is. */
export function DescribeDialog(props: DescribeDialogProps) {
  const { picture, position = 1, count = 1, onClose } = props;
  const { dialog, dialogOfMany } = useTexts("adminMedia");
  const closing = useRef<Closing>(undefined);
  const title = fill(count > 1 ? dialogOfMany : dialog, { label: picture.label, position, count });
  return (
    <Dialog title={title} onClose={() => closeBy(closing, onClose)}>
      <DescribedPicture key={position} {...props} isLast={position >= count} closing={closing} />
    </Dialog>
  );
}

/** Keeps what was typed, if anything was, then goes on. */
type Closing = ((goOn: () => void) => void) | undefined;

function closeBy({ current }: RefObject<Closing>, goOn: () => void) {
  if (current) current(goOn);
  else goOn();
}

interface DescribedPictureProps extends DescribeDialogProps {
  /** No other comes after it. */
  isLast: boolean;
  /** The form's, while there is one. */
  closing: RefObject<Closing>;
}

function DescribedPicture(props: DescribedPictureProps) {
  const { picture, isLast, closing, onClose, onDone, onSaved } = props;
  const texts = useTexts("adminMedia");
  const opened = useFetcher<Opened>();
  const address = paths.admin.pictureDescription(picture.path);
  const [isLost, setLost] = useState(false);

  const { load } = opened;
  const open = useCallback(() => {
    // Without an answer the framework would replace the page, and the form with it.
    isReachable().then((isThere) => (isThere ? load(address) : setLost(true)));
  }, [load, address]);
  useEffect(open, [open]);

  const page = useOwnFormPage();
  const { data } = opened;
  const isMissing = isLost || (opened.state === "idle" && data === null);
  const { inPlace } = picture;
  const [isHere, setHere] = useState(inPlace?.isSaid ?? false);
  return (
    <div className={styles.dialogForm}>
      {inPlace && (
        <WhereFields
          alt={inPlace}
          isHere={isHere}
          onChange={setHere}
          onDone={() => closeBy(closing, onDone)}
        />
      )}
      {/* What was typed there stays. */}
      <div hidden={isHere}>
        {data && !isLost ? (
          <FormPageContext value={page}>
            <DescriptionForm
              key={`${data.draft.tag} ${page.drawn}`}
              {...{ opened: data, path: picture.path, address, isLast, closing, onClose, onSaved }}
              onDiscarded={open}
            />
          </FormPageContext>
        ) : (
          <p role="status">{isMissing ? texts.unreachable : texts.loading}</p>
        )}
      </div>
    </div>
  );
}

interface DescriptionFormProps
  extends Pick<DescribedPictureProps, "isLast" | "closing" | "onClose" | "onSaved"> {
  opened: Opened;
  path: string;
  address: string;
  onDiscarded: () => void;
}

function DescriptionForm(props: DescriptionFormProps) {
  const { opened, path, address, isLast, closing, ...on } = props;
  const texts = useTexts("adminMedia");
  const { close: closeText, drafts } = useTexts("adminCommon");
  const { draft, description } = opened;
  const element = useRef<HTMLFormElement>(null);
  const saving = useFetcher<DescriptionResponse>();
  const [answer, setAnswer] = useState<DescriptionResponse>();
  /** Closing has been asked for. */
  const [isWarned, setWarned] = useState(false);
  const labelOf = useLabelOf();
  const activity = useFormActivity();
  const [form, fields] = useForm<PictureDescription>({
    id: "descricao",
    defaultValue: description,
    lastResult: useLastResult(answer, undefined),
  });
  const over = { action: address, screen: paths.admin.file(path) };
  const kept = useKeptForm(element, {
    ...{ version: description.version, draft: draft.tag, openedDraft: draft.content },
    ...{ presence: opened.presence, answer, labelOf, over },
  });
  const { hasChanges, change, autosave, copy, formKey } = kept;
  useSaveKeys(element, autosave.keepNow);
  const firstId = fields.altPt.id;
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId]);
  useEffect(() => {
    if (kept.taken) change();
  }, [kept.taken, change]);

  const isSaving = saving.state !== "idle";
  useEachResponse(saving, (response) => {
    if (response.isDiscarded) {
      copy.remove();
      if (response.message) showToast({ type: "warning", message: response.message });
      return on.onDiscarded();
    }
    if (!response.saved) {
      // What a refused save has not stored.
      autosave.schedule();
      return setAnswer(response);
    }
    copy.remove();
    const { message = texts.savedPicture } = response;
    // The next one tells that this one is saved.
    if (isLast || message !== texts.savedPicture) showToast({ type: "success", message });
    on.onSaved(response.saved);
  });

  const submit = (body: FormData, action: string) =>
    void saving.submit(body, {
      ...{ method: "post", encType: "multipart/form-data", action },
      defaultShouldRevalidate: false,
    });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    kept.send();
    submit(new FormData(event.currentTarget), address);
  }

  function discard() {
    if (isSaving || !element.current) return;
    // What waits would make it anew.
    autosave.cancel();
    submit(new FormData(element.current), paths.admin.discardDescription(path, draft.tag));
  }

  const goOn = useRef(on.onClose);
  function close(next: () => void) {
    // What cannot be kept on the server is, where it can be, in the browser's store.
    if (!hasChanges || isWarned) return next();
    goOn.current = next;
    setWarned(true);
    autosave.keepNow();
  }
  useEffect(() => {
    closing.current = close;
    return () => {
      closing.current = undefined;
    };
  });
  const isKept = isWarned && !hasChanges;
  const leave = useLatest(() => {
    showToast({ type: "success", message: drafts.saved });
    goOn.current();
  });
  useEffect(() => {
    if (isKept) leave.current();
  }, [isKept, leave]);

  const type = useCallback(() => {
    setWarned(false);
    change();
  }, [change]);
  const shared = useMemo(() => ({ ...activity, changed: type }), [activity, type]);
  return (
    <FormActivityContext value={shared}>
      <FormStatusContext value={kept.status}>
        <form
          {...getFormProps(form)}
          ref={element}
          onSubmit={send}
          onInput={(event) => {
            kept.noteTyping(event);
            type();
          }}
          className={styles.dialogForm}
        >
          <SaveNotice
            formId={form.id}
            answer={answer}
            questions={kept.questions}
            isRestored={kept.restored !== undefined}
            labelOf={labelOf}
          />
          {formKey && (
            <BrowserCopyOffer
              {...{ form: element, formKey, draft: draft.tag, over: over.screen, labelOf }}
            />
          )}
          <PresenceLine />
          <DraftLine draft={draft} onDiscard={discard} />
          {kept.hiddenFields}
          {!isLast && <p className={styles.hint}>{texts.enterHint}</p>}
          <PictureFields file={opened.file} fields={fields} />
          <DialogActions>
            <AutosaveLine />
            <p role="status" className={styles.unsaved}>
              {isWarned && hasChanges && texts.unsaved}
            </p>
            <Button look="outline" onClick={() => close(on.onClose)}>
              {closeText}
            </Button>
            <Button type="submit" aria-disabled={isSaving || undefined}>
              {isSaving ? texts.saving : isLast ? texts.save : texts.saveAndNext}
            </Button>
          </DialogActions>
        </form>
      </FormStatusContext>
    </FormActivityContext>
  );
}
