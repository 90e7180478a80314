import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer } from "./formAnswer.ts";

interface ClientActionArgs {
  serverAction: () => Promise<unknown>;
}

/**
 * The `clientAction` of every admin form: `export const clientAction = keepForm`. When no usable
 * answer comes (no connection, a fault of ours), the form stays on screen with everything typed and
 * says so, where the framework would replace it by an error page.
 */
export async function keepForm({ serverAction }: ClientActionArgs) {
  try {
    return (await serverAction()) as FormAnswer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // A status from 400 on keeps the framework from reading the page's data again.
    return data<FormAnswer>(explain(error), 503);
  }
}

function explain(error: unknown): FormAnswer {
  if (!isRouteErrorResponse(error)) return { isConnectionLost: true };
  const text = typeof error.data === "string" ? error.data.trim() : "";
  // The http pipeline refuses in one line of plain text; anything else is not for people.
  return text !== "" && text.length < 300 && !text.includes("<") ? { message: text } : {};
}
