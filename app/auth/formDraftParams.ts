/** The query parameter with the key of a kept form: an expired session's, or a deleted record's. */
export const formDraftParam = "pendente";

/** The query parameter that says that a kept form's record was deleted: it goes on as a new one's. */
export const deletedParam = "excluido";

/** The address of a form's screen that restores a kept form. */
export function withFormDraft(path: string, key: string, isOfDeleted = false): string {
  const query = new URLSearchParams({
    [formDraftParam]: key,
    ...(isOfDeleted && { [deletedParam]: "" }),
  });
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** The query parameter that says that a session ended before an action, which has to be repeated. */
export const expiredParam = "expirou";
