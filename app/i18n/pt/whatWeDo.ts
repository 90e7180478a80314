/** Texts of /o-que-fazemos. */
export const whatWeDo = {
  meta: {
    title: "O que fazemos",
    description:
      "Cocriação, participação e aceleração: como a agência transforma desafios urbanos do Recife em soluções testadas, medidas e prontas para crescer.",
  },
  banner: {
    title: "O que fazemos",
    text: "Juntamos quem vive, estuda, governa e constrói o Recife para testar respostas na escala da rua e levar adiante as que funcionam.",
  },
  essence: {
    title: "O que nos move",
    text: "Somos uma organização sem fins lucrativos. Trabalhamos entre o poder público, a universidade, as empresas e as comunidades, no ponto em que uma boa ideia ainda precisa de quem a coordene.",
    items: [
      {
        title: "Propósito",
        text: "Fazer da inovação um bem comum: uma cidade que aprende com quem vive nela e cuida primeiro de quem mais precisa.",
      },
      {
        title: "Missão",
        text: "Articular pessoas, conhecimento e recursos em torno de desafios urbanos concretos, do diagnóstico ao resultado medido.",
      },
      {
        title: "Visão",
        text: "Chegar aos 500 anos do Recife, em 2037, com uma cidade mais justa, mais fresca e reconciliada com as suas águas.",
      },
    ],
  },
  cocreation: {
    eyebrow: "Cocriação",
    title: "Soluções desenhadas por muitas mãos",
    text: "Nenhum projeto nosso começa com a resposta pronta. Começa com gente de lugares diferentes em volta da mesma pergunta e segue um caminho curto, documentado e aberto.",
    steps: [
      {
        title: "Escutar",
        text: "Caminhadas, conversas e dados para entender o problema de quem convive com ele.",
      },
      {
        title: "Desenhar",
        text: "Oficinas em que moradores, técnicos e pesquisadores projetam na mesma mesa.",
      },
      {
        title: "Testar",
        text: "Protótipos de baixo custo, na rua, com indicadores combinados antes de começar e publicados depois, quaisquer que sejam.",
      },
      {
        title: "Ampliar",
        text: "O que funciona vira política pública, com orçamento e quem responda por ela; o resto, aprendizado aberto.",
      },
    ],
  },
  participation: {
    eyebrow: "Participação",
    title: "Quem usa a cidade decide junto",
    text: "Participar não é ser consultado no fim. É entrar no começo, ter acesso à mesma informação que os técnicos e ver o que foi feito com o que se disse.",
    points: [
      {
        title: "Perto de casa",
        text: "As atividades acontecem nos bairros, em horários de quem trabalha, com espaço para as crianças.",
      },
      {
        title: "Todas as vozes",
        text: "Buscamos ativamente quem costuma ficar de fora: jovens, pessoas idosas, pessoas com deficiência, quem vive nas margens dos rios.",
      },
      {
        title: "Devolutiva",
        text: "Cada encontro gera um registro público do que foi proposto, do que entrou no projeto e do porquê.",
      },
    ],
  },
  acceleration: {
    eyebrow: "Aceleração",
    title: "Do protótipo à política pública",
    text: "Um piloto que dá certo e não cresce é uma oportunidade perdida. Ajudamos a transformar experiências locais em programas permanentes, com método, orçamento e quem responda por eles.",
    points: [
      {
        title: "Modelagem",
        text: "Custos, contratos, arranjos de gestão e fontes de recursos para que a solução se sustente.",
      },
      {
        title: "Conexão com startups",
        text: "Desafios abertos que aproximam empresas nascentes dos problemas reais da cidade e de quem pode contratá-las.",
      },
      {
        title: "Transferência",
        text: "Guias, dados e formação para que as equipes públicas sigam sem nós e outras cidades comecem de onde paramos.",
      },
    ],
  },
  projectsButton: "Conheça nossos projetos",
  partners: {
    title: "Quem faz com a gente",
    text: "Governos, universidades, empresas, coletivos e organismos de cooperação que dividem conosco o trabalho e os resultados.",
    pause: "Pausar o carrossel de parceiros",
    partner: "Parceiro {{position}}",
  },
  call: {
    title: "Sua instituição tem um desafio urbano?",
    text: "Traga a pergunta. A gente ajuda a montar a mesa em que ela vai ser respondida.",
    button: "Proponha uma parceria",
  },
};
