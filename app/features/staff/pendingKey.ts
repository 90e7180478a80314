/** The query parameter that names a form kept from an expired session. */
export const pendingKey = "pendente";
