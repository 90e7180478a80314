/** The query parameter that names a form kept from an expired session. */
export const pendingKey = "pendente";

/** The query parameter which says that a session ended before an action that has to be repeated. */
export const expiredMark = "expirou";
