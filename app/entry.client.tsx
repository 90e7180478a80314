import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { scrollToAnchors } from "#app/admin/scrollToAnchors.ts";
import { ignoreAbortErrors, restoreBfcacheScroll } from "#app/connection/workarounds.ts";
import { captureEarlyInput } from "#app/hydration/captureEarlyInput.ts";
import { shareWithOthers } from "#app/hydration/foreign/shareWithOthers.ts";
import { recoverQuietly } from "#app/hydration/recoverQuietly.ts";

captureEarlyInput();
ignoreAbortErrors();
scrollToAnchors();
restoreBfcacheScroll();
const endHydration = shareWithOthers();

/** The page; it tells when React has taken over its elements, before any of them changes. */
function Page() {
  useLayoutEffect(endHydration, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
    { onRecoverableError: recoverQuietly() },
  );
});
