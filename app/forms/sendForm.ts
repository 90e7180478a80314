import { data } from "react-router";
import { countSubmission } from "#app/connection/submissionCount.ts";

/**
 * What every form's `clientAction` does: calls the server. When there is no usable answer (no connection, a
 * server fault) the form stays on the screen with everything typed, where the framework would replace it
 * with an error page. An action accepts a form by redirecting.
 *
 * @param explain the answer for the form when the server gave none
 */
export async function sendForm<Answer>(
  serverAction: () => Promise<unknown>,
  explain: (error: unknown) => Answer,
) {
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    if (!(error instanceof Response)) {
      // A status of 400 or above keeps the framework from revalidating.
      return data(explain(error), 503);
    }
    countSubmission();
    throw error;
  }
}
