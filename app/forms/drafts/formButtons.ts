/** The submit buttons of forms whose records have drafts, by what they send; the others publish without saying so. */
export const draftButton = { name: "acao", value: "rascunho" };
export const publishButton = { name: "acao", value: "publicar" };
export const scheduleButton = { name: "acao", value: "agendar" };
export const scheduleEndButton = { name: "acao", value: "agendar-fim" };
/** Sent by a new record's form that is left on purpose: what it has kept by itself goes. */
export const leaveButton = { name: "acao", value: "sair" };

/** In the address of a form that is kept while somebody types. */
export const autosaveParam = "automatico";

/** The moments of the last two. */
export const publishAtField = "publicarEm";
export const unpublishAtField = "tirarEm";
