/** Texts of every page: header, footer, notices, loading and error pages. */
export const common = {
  newTab: "abre em nova aba",
  readWhole: "Ler o texto inteiro",
  loading: "Carregando...",
  skip: {
    label: "Atalhos de teclado",
    content: "Ir para o conteúdo",
    menu: "Ir para o menu",
    search: "Ir para a busca",
    footer: "Ir para o rodapé",
  },
  menu: {
    label: "Menu principal",
    mobile: "Menu",
    close: "Fechar menu",
    home: "Início",
    projects: "Projetos",
    allProjects: "Todos os projetos",
    whatWeDo: "O que fazemos",
    about: "Sobre",
    documents: "Documentos",
    contact: "Contato",
    seeMore: "Ver mais",
  },
  search: {
    open: "Buscar",
    label: "Buscar no site",
    placeholder: "Projeto, tema ou documento",
    submit: "Buscar",
    one: "1 resultado",
    many: "{{count}} resultados",
    none: "Nada encontrado",
    all: "Ver todos os resultados",
  },
  language: "Idioma",
  footer: {
    menu: "Navegue",
    projects: "Projetos",
    social: "Acompanhe",
    terms: "Termos de uso",
    privacy: "Política de privacidade",
    api: "Dados abertos (API)",
    credits: "Fotos e ilustrações: {{names}}",
    copyright: "© {{name}}. Organização sem fins lucrativos.",
  },
  toasts: {
    label: "Notificações",
    close: "Fechar notificação",
    undo: "Desfazer",
    trash: "Ver na lixeira",
  },
  paging: {
    label: "Páginas",
    previous: "Anterior",
    next: "Próxima",
    page: "Página {{page}}",
    position: "Página {{page}} de {{pages}}",
    title: "página {{page}} de {{pages}}",
  },
  notFound: {
    title: "Página não encontrada",
    subtitle: "Parece que você se perdeu pelo caminho",
    description: "Mas não se preocupe, estamos aqui para ajudar você a voltar",
    home: "Voltar para o início",
    otherProjects: "Talvez você procure um destes projetos",
  },
  error: {
    title: "Algo saiu do curso",
    text: "O erro foi nosso e já ficou registrado. Tente de novo em instantes ou volte para o início.",
    retry: "Tentar de novo",
    home: "Voltar para o início",
  },
  connection: {
    title: "O site não respondeu",
    text: "Confira a sua conexão com a internet e tente de novo.",
    none: "Sem conexão: a página continua aqui. Tente de novo quando a internet voltar.",
    stale: "Não foi possível atualizar: o que está na tela pode não ser o mais recente.",
    outdated:
      "O site foi atualizado enquanto esta página estava aberta: salve o que digitou e recarregue a página.",
    accepted:
      "O seu envio foi recebido, mas o site parou de responder antes de atualizar a página.",
  },
};

/** Titles of the Atom feeds. */
export const feeds = {
  projects: "{{agency}}: projetos",
  documents: "{{agency}}: documentos",
};
