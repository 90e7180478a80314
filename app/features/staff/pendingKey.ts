/** The query parameter with the key of a kept form: an expired session's, or a deleted record's. */
export const pendingKey = "pendente";

/** The address of a form's screen that restores a kept form. */
export function withPending(path: string, key: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [pendingKey]: key })}`;
}

/** The query parameter that says that a session ended before an action, which has to be repeated. */
export const expiredMark = "expirou";
