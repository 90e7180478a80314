import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { BrowserCopyOffer } from "../browserCopies/BrowserCopyOffer.tsx";
import { AutosaveLine } from "../drafts/AutosaveLine.tsx";
import { autosaveParam } from "../drafts/formButtons.ts";
import { noDraft } from "../saving/AdminForm.tsx";
import { FormStatusContext } from "../saving/formActivity.ts";
import { FormPageContext, useOwnFormPage } from "../saving/formPage.ts";
import type { FormResponse } from "../saving/formResponse.ts";
import { useKeptForm } from "../saving/useKeptForm.tsx";
import { placeOf, type TypedIn } from "./typedForm.ts";

/** Around the component of a small form: what was kept of it makes it anew, and no other of its page. */
export function OwnForm({ children }: { children: (drawn: string) => ReactNode }) {
  const page = useOwnFormPage();
  return <FormPageContext value={page}>{children(page.drawn)}</FormPageContext>;
}

interface TypedFormProps {
  id: string;
  noValidate?: boolean | undefined;
  typed: TypedIn;
  answer: FormResponse | undefined;
  /** Conform's handler. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  labelOf: (name: string) => string | undefined;
  /** In a dialog, which it leaves when it is saved. */
  isInDialog?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A small form of the back office, one of several on its page. What is typed in it is kept for whoever typed it, in the
 * browser at once and on the server after a pause, and offered when it is opened again; so nobody is asked on leaving.
 * Not for passwords.
 */
export function TypedForm({
  id,
  noValidate,
  typed,
  answer,
  onSubmit,
  labelOf,
  isInDialog = false,
  className,
  children,
}: TypedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(form, {
    ...{ draft: noDraft, answer, labelOf },
    ...{ over: placeOf(typed), isForSelf: true },
  });
  const { taken, formKey, change, autosave } = kept;
  const { schedule, isWaiting } = autosave;
  useSentAtLast(form, placeOf(typed).action, isWaiting);
  useEffect(() => {
    // What a refused save has not stored.
    if (answer) schedule();
  }, [answer, schedule]);
  useEffect(() => {
    if (taken) change();
  }, [taken, change]);
  return (
    <FormStatusContext value={kept.status}>
      <Form
        ref={form}
        id={id}
        method="post"
        noValidate={noValidate}
        replace={isInDialog}
        preventScrollReset={isInDialog}
        className={className}
        onInput={change}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (!event.defaultPrevented) kept.send();
        }}
      >
        {formKey && <BrowserCopyOffer {...{ form, formKey, draft: noDraft, typed, labelOf }} />}
        {kept.hiddenFields}
        {children}
        <AutosaveLine />
      </Form>
    </FormStatusContext>
  );
}

/** What still waits for the pause when the form is left is sent on the way. */
function useSentAtLast(
  form: RefObject<HTMLFormElement | null>,
  action: string,
  isWaiting: () => boolean,
): void {
  useEffect(() => {
    const element = form.current;
    return () => {
      if (!element || !isWaiting()) return;
      const body = new FormData(element);
      body.set("attempt", String(Number(body.get("attempt")) + 1));
      navigator.sendBeacon(`${action}?${autosaveParam}`, body);
    };
  }, [form, action, isWaiting]);
}
