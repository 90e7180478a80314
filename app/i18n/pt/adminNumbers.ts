/** The editor of the home page's four figures. */
export const adminNumbers = {
  title: "Números {{name}}",
  lead: "Os quatro números da página inicial. As mudanças aparecem no site assim que você salva.",
  number: "Número",
  description: "Texto",
  descriptionHint: "O ideal é usar até {{count}} caracteres.",
  blocks: {
    projects: "Projetos",
    connections: "Conexões",
    regions: "Regiões",
    people: "Pessoas",
  },
  saved: "Números salvos com sucesso!",
};
