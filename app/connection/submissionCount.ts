import { useSyncExternalStore } from "react";

let count = 0;
const followers = new Set<() => void>();

/** Counts a form that the server has accepted; called by `sendForm`. */
export function countSubmission(): void {
  count += 1;
  for (const follow of followers) follow();
}

/** The number of accepted forms, for code outside React. */
export function submissionCount(): number {
  return count;
}

/**
 * The number of forms that the server has accepted since the program began. Used as a form's `key` it gives
 * the visitor a fresh form after each success, while a refused, failed or aborted one keeps what was typed.
 */
export function useSubmissionCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}

function subscribe(follow: () => void) {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}
