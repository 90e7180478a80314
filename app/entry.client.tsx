import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followJumps } from "#app/admin/followJumps.ts";
import { ignoreAbortErrors } from "#app/connection/ignoreAbortErrors.ts";
import { restoreBfcacheScroll } from "#app/connection/restoreBfcacheScroll.ts";
import { keepEarlyInput } from "#app/forms/keepEarlyInput.ts";

keepEarlyInput();
ignoreAbortErrors();
followJumps();
restoreBfcacheScroll();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
