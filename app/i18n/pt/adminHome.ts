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

/** The home page's promotional banner. */
export const adminBanner = {
  title: "Configuração do Banner",
  lead: "O banner promocional da página inicial. Desativado, não aparece no site.",
  link: "Link",
  linkHint:
    "Aonde a imagem leva: um endereço completo (https://...) ou uma página do site (/contato).",
  active: "Ativo",
  activeHint: "Mostrar o banner na página inicial",
  noImage: "Falta uma imagem: o banner ainda não aparece no site.",
  words: "Palavras do banner",
  wordsHint:
    "Opcionais: aparecem ao lado da imagem, na língua de quem visita. Sem elas, a imagem ocupa o banner inteiro.",
  fields: { title: "Título", text: "Texto", buttonLabel: "Texto do botão" },
  buttonHint: "O botão leva ao link acima. Sem link, não aparece.",
  desktopImage: "Imagem para computador",
  desktopHint: "Deixe os textos nos 960 px centrais: telas menores cortam as laterais.",
  mobileImage: "Imagem para celular",
  mobileHint: "Deixe os textos nos 320 px centrais: celulares cortam as laterais.",
  saved: "Banner salvo com sucesso!",
  failed: "Erro ao salvar banner!",
  uploadFailed: "Falha no upload da imagem.",
};
