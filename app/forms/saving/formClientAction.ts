import { isRouteErrorResponse } from "react-router";
import { autosaveParam } from "../drafts/formButtons.ts";
import { sendForm } from "../sendForm.ts";
import type { FormResponse } from "./formResponse.ts";

interface ClientActionArgs {
  request: Request;
  serverAction: () => Promise<unknown>;
}

/**
 * The `clientAction` of every admin form and button: `export const clientAction = formClientAction`. When there is
 * no usable answer, the form shows why.
 */
export function formClientAction({ request, serverAction }: ClientActionArgs) {
  const isAutosave = new URL(request.url).searchParams.has(autosaveParam);
  return isAutosave ? stayingClientAction({ serverAction }) : sendForm(serverAction, explain);
}

/** The same for what is asked over a form that must stay on the screen: a redirect is that of an expired session. */
export function stayingClientAction({ serverAction }: Pick<ClientActionArgs, "serverAction">) {
  return sendForm(() => stay(serverAction), explain);
}

/** So is what is kept while somebody types. */
async function stay(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { isSignedOut: true } satisfies FormResponse;
  }
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
