/** Texts of the preview of a project's draft (contract 12). */
export const adminPreview = {
  title: "Prévia: {{name}}",
  bar: "Prévia",
  draft: "Prévia do rascunho. Só a equipe vê.",
  published: "Sem alterações: esta é a página publicada.",
  language: "Idioma da prévia",
  width: "Largura da prévia",
  desktop: "Computador",
  phone: "Celular",
  edit: "Voltar ao formulário",
  frame: "A página como ficaria",
  open: "Ver prévia",
  beside: "Prévia ao lado",
  hint: "Segue o que foi salvo no rascunho. Clique numa parte da página para ir aos campos dela.",
};
