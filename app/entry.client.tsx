import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { passOverGivenUp } from "#app/connection/passOverGivenUp.ts";
import { keepEarlyInput } from "#app/forms/keepEarlyInput.ts";

keepEarlyInput();
passOverGivenUp();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
