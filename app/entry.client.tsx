import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepJumpsInPlace } from "#app/admin/keepJumpsInPlace.ts";
import { keepPlaceInCache } from "#app/connection/keepPlaceInCache.ts";
import { passOverGivenUp } from "#app/connection/passOverGivenUp.ts";
import { keepEarlyInput } from "#app/forms/keepEarlyInput.ts";

keepEarlyInput();
passOverGivenUp();
keepJumpsInPlace();
keepPlaceInCache();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
