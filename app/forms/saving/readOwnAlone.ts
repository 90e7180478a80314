import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For a form that stands over a list: what is done to the list behind it (a move, a star) does not read
 * the form's record again, which somebody may have changed or deleted since the form was opened.
 */
export function readOwnAlone({
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
