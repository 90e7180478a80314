/**
 * A visitor who clicks on gives up on the page before, and the framework breaks off its data. What they
 * still lacked (`done` of its decoder) it leaves without a listener, so that the browser tells of an error.
 */
export function passOverGivenUp(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError")
      event.preventDefault();
  });
}
