import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { useIsSaving } from "#app/forms/SubmitButton.tsx";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { type CreationFailure, createPasskey } from "./browserPasskeys.ts";

/**
 * After the password: has the browser make a passkey, and sends it. By a button of its own, because some browsers
 * open their dialog only for a press.
 */
export function CreatePasskey({ options }: { options: PublicKeyCredentialCreationOptionsJSON }) {
  const texts = useTexts("adminAccount").passkeys;
  const submit = useSubmit();
  const isSaving = useIsSaving();
  const isHydrated = useHydrated();
  const [state, setState] = useState<"idle" | "asking" | CreationFailure>("idle");
  const button = useRef<HTMLButtonElement>(null);
  // The one that was pressed is gone.
  useEffect(() => button.current?.focus(), []);
  const isBusy = isSaving || state === "asking";

  async function create() {
    if (isBusy) return;
    setState("asking");
    const result = await createPasskey(options);
    if ("failure" in result) return setState(result.failure);
    await submit({ passkey: result.made }, { method: "post", preventScrollReset: true });
    setState("idle");
  }

  return (
    <>
      <p>{texts.create}</p>
      {(state === "exists" || state === "cancelled") && (
        <ActionFailure answer={{ message: texts[state] }} />
      )}
      <DialogActions>
        <CancelLink to={paths.admin.account} />
        {isHydrated && (
          <Button ref={button} aria-disabled={isBusy || undefined} onClick={() => void create()}>
            {isBusy ? texts.working : texts.createSubmit}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
