import { useSyncExternalStore } from "react";

let accepted = 0;
const followers = new Set<() => void>();

/** Notes that the server has accepted a form; `sendForm` knows. */
export function countAccepted(): void {
  accepted += 1;
  for (const follow of followers) follow();
}

/** How many that are so far; for code that is not drawn. */
export function acceptedForms(): number {
  return accepted;
}

/**
 * How many forms the server has accepted since the program began. As a form's `key` it gives the
 * visitor a fresh one after each success, while a refused, failed or broken off one keeps what was typed.
 */
export function useAccepted(): number {
  return useSyncExternalStore(
    subscribe,
    () => accepted,
    () => 0,
  );
}

function subscribe(follow: () => void) {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}
