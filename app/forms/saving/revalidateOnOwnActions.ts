import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` for a form shown over a list: actions on the list behind it (a move, a star) do not
 * reload the form's record, which somebody may have changed or deleted since the form was opened.
 */
export function revalidateOnOwnActions({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isElsewhere = currentUrl.pathname !== nextUrl.pathname;
  if (isElsewhere || formAction === undefined) return defaultShouldRevalidate;
  const { pathname } = new URL(formAction, currentUrl);
  return pathname === currentUrl.pathname && defaultShouldRevalidate;
}
