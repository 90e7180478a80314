import { isRouteErrorResponse } from "react-router";
import { sendForm } from "../sendForm.ts";
import type { FormResponse } from "./formResponse.ts";

interface ClientActionArgs {
  serverAction: () => Promise<unknown>;
}

/**
 * The `clientAction` of every admin form and button: `export const clientAction = formClientAction`. When there is
 * no usable answer, the form shows why.
 */
export function formClientAction({ serverAction }: ClientActionArgs) {
  return sendForm(serverAction, explain);
}

function explain(error: unknown): FormResponse {
  // `fetch` throws a TypeError; a server fault arrives as a plain Error.
  if (error instanceof TypeError) return { isConnectionLost: true };
  if (!isRouteErrorResponse(error)) return {};
  const text = typeof error.data === "string" ? error.data.trim() : "";
  // The HTTP pipeline refuses in one line of plain text; any other body is not meant for users.
  if (text === "" || text.length >= 300 || text.includes("<")) return {};
  return { message: text, isSignedOut: error.status === 401 };
}
