import type { MouseEvent } from "react";

/**
 * The click handler of a `<details>` used as a menu: a chosen link closes it and leaves the focus on its button,
 * which stays in sight.
 */
export function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (!(target as Element).closest("a")) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
