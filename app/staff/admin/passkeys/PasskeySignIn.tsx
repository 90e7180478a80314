import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { actionErrorMessage, type FormResponse } from "#app/forms/saving/formResponse.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "../LoginForm.module.css";
import { signWithPasskey, usePasskeySupport } from "./browserPasskeys.ts";

/** What the sign-in page's action answers to the button. */
export interface PasskeyResponse extends FormResponse {
  /** What a passkey is asked to sign. */
  options?: PublicKeyCredentialRequestOptionsJSON;
}

/** Signs in by a passkey: asks the server for something to sign, has it signed, and sends that. */
export function PasskeySignIn() {
  const texts = useTexts("adminLogin").passkey;
  const { failure } = useTexts("adminCommon");
  const isSupported = usePasskeySupport();
  const fetcher = useFetcher<PasskeyResponse>();
  const [step, setStep] = useState<"idle" | "signing" | "cancelled">("idle");
  const answer = fetcher.data;
  // The page is not loaded anew: where nobody has a passkey any more, the button would go before it says so.
  const send = (passkey: string) =>
    fetcher.submit({ passkey }, { method: "post", defaultShouldRevalidate: false });
  const sign = useEffectEvent(async (options: PublicKeyCredentialRequestOptionsJSON) => {
    setStep("signing");
    const signed = await signWithPasskey(options);
    if (signed === undefined) return setStep("cancelled");
    await send(signed);
    setStep("idle");
  });
  const options = answer?.options;
  useEffect(() => {
    if (options) void sign(options);
  }, [options]);
  const isBusy = fetcher.state !== "idle" || step === "signing";

  function start() {
    if (isBusy) return;
    setStep("idle");
    void send("");
  }

  const isRefused = !isBusy && answer !== undefined && !options;
  return (
    <div className={styles.passkey}>
      {step === "cancelled" && !isBusy && <p role="alert">{texts.cancelled}</p>}
      {step === "idle" && isRefused && <p role="alert">{actionErrorMessage(answer, failure)}</p>}
      {isSupported && (
        <Button look="outline" aria-disabled={isBusy || undefined} onClick={start}>
          {isBusy ? texts.working : texts.submit}
        </Button>
      )}
    </div>
  );
}
