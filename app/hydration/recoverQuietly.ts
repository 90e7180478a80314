import { prepareToCarryOver } from "./carryOver.ts";

/**
 * For React's `onRecoverableError`: when it could not hydrate the page and has made it anew. What the visitor
 * did is carried over, and the console stays silent: the page works, and what kept React from hydrating it is
 * most likely an extension that changed the page while it was being parsed. Our own mismatches would be hidden
 * with it, so the event `recovered` tells the tests, which fail on it; while developing, React reports as
 * usual.
 *
 * Call it before hydration.
 */
export function recoverQuietly(): (error: unknown) => void {
  const carryOver = prepareToCarryOver();
  return (error) => {
    carryOver();
    if (import.meta.env.DEV) reportError(error);
    dispatchEvent(new CustomEvent("recovered", { detail: error }));
  };
}
