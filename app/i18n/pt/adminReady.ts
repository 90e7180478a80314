/** Texts of "Pronto para publicar?": what is still open about a project. */
export const adminReady = {
  title: "Pronto para publicar?",
  nothing: "Nada em aberto",
  count: "{{count}} pontos em aberto",
  countOne: "1 ponto em aberto",
  short: "{{count}} em aberto",
  shortNothing: "Tudo pronto",
  lead: "Nada disto impede a publicação. Cada linha leva ao seu campo; a lista acompanha o rascunho salvo.",
  done: "Nome, imagens, textos alternativos, inglês e links: está tudo aí.",
  cropped: "Como o site corta: {{label}}",
  kinds: {
    name: { title: "Sem nome", text: "No site ele aparece como “Projeto” e um número." },
    bare: {
      title: "Nada além do banner",
      text: "A página diz que o projeto está em preparação.",
    },
    incomplete: { title: "Incompleto, não aparece na página", text: "Falta preencher:" },
    deadLink: {
      title: "Link que não leva a lugar nenhum",
      text: "A página ou o arquivo não existe neste site.",
    },
    oddLink: { title: "Link estranho", text: "Confira antes que alguém clique." },
    banner: { title: "Sem banner", text: "A página mostra a imagem padrão do site." },
    card: {
      title: "Sem imagem do cartão",
      text: "As listas e a página inicial mostram a imagem padrão do site.",
    },
    alt: { title: "Sem texto alternativo", text: "Quem não vê a imagem ouve este texto." },
    partnerName: {
      title: "Parceiro sem nome",
      text: "O nome é o texto alternativo do logotipo.",
    },
    missing: { title: "Sem inglês", text: "Quem lê em inglês vê o texto em português." },
    outdated: { title: "Inglês desatualizado", text: "O português mudou depois da tradução." },
    contrast: {
      title: "Nome pouco legível sobre a foto",
      text: "O contraste deve ser de pelo menos 4,5:1: outra foto, outro enquadramento ou um nome mais curto resolve.",
    },
    shape: { title: "Imagem de outro formato", text: "O lugar dela corta boa parte:" },
    small: { title: "Imagem pequena para o lugar", text: "Ela pode aparecer sem nitidez." },
    long: { title: "Texto longo para o lugar", text: "Parte dele pode ser cortada." },
    paragraphs: { title: "Descrição longa", text: "Recomendamos até 3 parágrafos." },
    untagged: {
      title: "PDF sem marcação",
      text: "Leitores de tela não acham nele títulos nem a ordem de leitura. Exporte-o de novo com “marcas de acessibilidade”.",
    },
  },
  details: {
    contrast: "{{ratio}}:1",
    small: "{{width}} × {{height}}, o ideal é {{size}}",
    long: "{{count}} caracteres, o ideal é até {{most}}",
    paragraphs: "{{count}} parágrafos",
  },
  reasons: {
    invalid: "não é um endereço que possa ser publicado",
    spaces: "tem espaços",
    contact: "e-mail ou telefone onde se espera uma página",
    admin: "leva ao painel, que só a equipe vê",
    intranet: "só abre na rede interna",
    ending: "termina com pontuação",
    several: "parece ter dois endereços",
  },
};
