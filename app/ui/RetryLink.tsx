import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "./Button.tsx";
import { focusTitle } from "./useFocusOnNewPage.ts";

/** Reloads the page that failed to load, from the error page shown in its place. */
export function RetryLink({ className }: { className?: string | undefined }) {
  const { error } = useTexts("common");
  const { pathname, search } = useLocation();
  // The URL does not change when the page finally arrives, so the focus has to be set here.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusTitle();
    },
    [],
  );
  return (
    <ButtonLink to={pathname + search} className={className}>
      {error.retry}
    </ButtonLink>
  );
}
