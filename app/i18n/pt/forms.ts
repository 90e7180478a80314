/** Texts of the forms' error summary. */
export const forms = {
  summaryOne: "Há um campo a corrigir",
  summaryMany: "Há {{count}} campos a corrigir",
};
