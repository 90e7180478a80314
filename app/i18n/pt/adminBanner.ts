/** The home page's promotional banner. */
export const adminBanner = {
  title: "Configuração do Banner",
  lead: "O banner promocional da página inicial. Desativado, não aparece no site.",
  link: "Link",
  linkHint:
    "Aonde a imagem leva: um endereço completo (https://...) ou uma página do site (/contato).",
  active: "Ativo",
  activeHint: "Mostrar o banner na página inicial",
  desktopImage: "Imagem para computador",
  mobileImage: "Imagem para celular",
  saved: "Banner salvo com sucesso!",
  failed: "Erro ao salvar banner!",
  uploadFailed: "Falha no upload da imagem.",
};
