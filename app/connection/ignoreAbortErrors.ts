/**
 * A new navigation makes the framework abort the data stream of the one before. The decoder's `done` promise
 * then rejects without a handler; this keeps the browser from reporting it as an unhandled rejection.
 */
export function ignoreAbortErrors(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError")
      event.preventDefault();
  });
}
