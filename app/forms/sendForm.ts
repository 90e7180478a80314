import { data } from "react-router";
import { countAccepted } from "./useAccepted.ts";

/**
 * What every form's `clientAction` does: asks the server. Where no usable answer comes (no connection,
 * a fault of ours) the form stays on screen with everything typed, where the framework would replace
 * it by an error page. A redirect is how an action says that it has accepted a form.
 *
 * @param explain what the form is told where no answer comes
 */
export async function sendForm<Answer>(
  serverAction: () => Promise<unknown>,
  explain: (error: unknown) => Answer,
) {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    if (!(error instanceof Response)) {
      // A status from 400 on keeps the framework from reading the page's data again.
      return data(explain(error), 503);
    }
    countAccepted();
    throw error;
  }
}
