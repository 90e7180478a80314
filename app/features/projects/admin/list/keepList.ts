import { data, isRouteErrorResponse } from "react-router";

/** What an action of the list answers when nothing was done. */
export interface ListFailure {
  isFailed: true;
  message?: string;
}

/**
 * The `clientAction` of the list's actions: without a usable answer the list stays on screen and says
 * so, where the framework would replace it by an error page.
 */
export async function keepList({ serverAction }: { serverAction: <Answer>() => Promise<Answer> }) {
  try {
    return await serverAction<unknown>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
    return data<ListFailure>({ isFailed: true, ...(message && { message }) }, 503);
  }
}
