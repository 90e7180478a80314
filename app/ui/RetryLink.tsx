import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "./Button.tsx";
import { focusTitle } from "./useFocusOnNewPage.ts";

/** On a page that stands for one that did not come: asks for that again. */
export function RetryLink({ className }: { className?: string | undefined }) {
  const { error } = useTexts("common");
  const { pathname, search } = useLocation();
  // The address is that of the page which comes in the end, so nothing else tells that it is new.
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
