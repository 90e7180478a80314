/** The query parameter with the key of a form kept from an expired session. */
export const pendingKey = "pendente";

/** The query parameter that says that a session ended before an action, which has to be repeated. */
export const expiredMark = "expirou";
