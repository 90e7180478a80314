/** Texts of an error page without any data: the only texts included in a script. */
export const lastResort = {
  title: "A página não pôde ser mostrada",
  text: "Confira a sua conexão com a internet e tente de novo.",
  retry: "Tentar de novo",
};
