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
  desktopImage: "Imagem para computador",
  desktopHint: "Deixe os textos nos 960 px centrais: telas menores cortam as laterais.",
  mobileImage: "Imagem para celular",
  mobileHint: "Deixe os textos nos 320 px centrais: celulares cortam as laterais.",
  saved: "Banner salvo com sucesso!",
  failed: "Erro ao salvar banner!",
  uploadFailed: "Falha no upload da imagem.",
};
