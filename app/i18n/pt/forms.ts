/** What every form says about itself as a whole. */
export const forms = {
  summaryOne: "Há um campo a corrigir",
  summaryMany: "Há {{count}} campos a corrigir",
};
