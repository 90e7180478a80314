/** The editor of the home page's four figures. */
export const adminNumbers = {
  title: "Números {{name}}",
  lead: "Os quatro números da página inicial. Aparecem no site assim que você salva.",
  number: "Número",
  description: "Texto",
  descriptionHint: "Até 80 caracteres fica melhor.",
  blocks: {
    projects: "Projetos",
    connections: "Conexões",
    regions: "Regiões",
    people: "Pessoas",
  },
  saved: "Números salvos com sucesso!",
};
