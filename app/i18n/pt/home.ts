/** Texts of the home page. */
export const home = {
  meta: {
    title: "Inovação urbana no Recife",
    description:
      "Agência sem fins lucrativos que reúne governo, universidades, empresas e comunidades para redesenhar o Recife a partir dos seus rios.",
  },
  hero: {
    alt: "Ilustração do Recife {{hour}}: barcos no rio, uma ponte de arcos, a igreja e os sobrados coloridos do cais.",
    hours: {
      night: "à noite",
      dawn: "ao amanhecer",
      day: "de dia",
      sunset: "ao pôr do sol",
      dusk: "ao anoitecer",
    },
    subtitle: "Agência de inovação e estratégia urbana do Recife",
    title: "A cidade se move",
    highlight: "com a maré",
    text: "Reunimos governo, universidades, empresas e comunidades para imaginar, testar e fazer crescer soluções que melhoram a vida nas margens dos nossos rios.",
    primary: "Conheça os projetos",
    secondary: "Fale com a gente",
    rising: "Maré no porto do Recife às {{time}}: {{height}} m e subindo",
    falling: "Maré no porto do Recife às {{time}}: {{height}} m e descendo",
  },
  partners: {
    label: "Parceiros",
    pause: "Pausar o movimento dos logotipos",
    partner: "Parceiro {{position}}",
  },
  future: {
    eyebrow: "Construir o futuro",
    title: "O futuro do Recife se constrói na beira d’água",
    lead: "Uma cidade anfíbia pede um jeito próprio de inovar: paciente como quem lê a maré, preciso como quem atravessa a ponte.",
    steps: [
      { title: "Escutar", text: "Começamos na rua, com quem vive o problema e conhece o lugar." },
      { title: "Desenhar", text: "Reunimos dados e projetamos junto, na mesma mesa." },
      { title: "Testar", text: "Experimentamos em pequena escala e medimos o que mudou." },
      {
        title: "Ampliar",
        text: "O que funciona vira política pública; o resto, aprendizado aberto.",
      },
    ],
    alt: "Ilustração de um píer sobre o rio: pessoas de várias idades apontam para o outro lado ao entardecer.",
    link: "Veja o que fazemos",
  },
  numbers: {
    eyebrow: "Em números",
    title: "O que já se moveu",
    text: "Resultados somados de todos os projetos, revistos pela equipe a cada semestre.",
  },
  gallery: {
    eyebrow: "Projetos em destaque",
    title: "Ideias que viraram lugar",
    text: "Lugares em que a cidade já mudou de maré.",
    choose: "Escolha um para ver de perto.",
    open: "Mostrar",
    link: "Conhecer o projeto",
    all: "Ver todos os projetos",
  },
  principles: {
    eyebrow: "Princípios",
    title: "Três correntes, um só rumo",
    coordination: {
      title: "Coordenação",
      text: "Alinhamos agendas, prazos e recursos de quem raramente se senta à mesma mesa, para que cada um faça a parte que faz melhor.",
    },
    transdisciplinarity: {
      title: "Transdisciplinaridade",
      text: "Urbanistas, biólogas, engenheiros, artistas e moradoras pensam juntos. Os problemas da cidade não respeitam fronteiras de saber.",
    },
    future: {
      title: "Futuro",
      text: "Decidimos hoje com o horizonte de 2037, quando o Recife completa 500 anos, e com a água que vai subir até lá.",
    },
  },
  banner: { label: "Em cartaz", link: "Conheça a iniciativa em destaque" },
  skills: {
    eyebrow: "Competências",
    title: "Nove fases de um mesmo ciclo",
    text: "Escutar, desenhar, testar e ampliar: em cada passo, método e gente especializada.",
    items: [
      {
        title: "Leitura do território",
        text: "Mapas, medições e caminhadas que mostram a cidade como ela é vivida.",
      },
      {
        title: "Escuta e participação",
        text: "Encontros em que cada voz pesa e cada decisão volta para quem a inspirou.",
      },
      {
        title: "Dados abertos",
        text: "Informação pública reunida, documentada e pronta para ser usada por todos.",
      },
      {
        title: "Desenho urbano",
        text: "Ruas, praças e margens projetadas com sombra, água e gente no centro.",
      },
      {
        title: "Prototipagem",
        text: "Testes rápidos e reversíveis no lugar, antes de gastar com o definitivo.",
      },
      {
        title: "Tecnologia cívica",
        text: "Ferramentas simples, de código aberto, que a prefeitura consegue manter.",
      },
      {
        title: "Parcerias",
        text: "Acordos claros entre quem financia, quem faz e quem cuida depois.",
      },
      {
        title: "Formação",
        text: "Servidores, estudantes e lideranças que aprendem fazendo e levam adiante.",
      },
      {
        title: "Avaliação de impacto",
        text: "Indicadores combinados no início e publicados no fim, bons ou ruins.",
      },
    ],
  },
  closing: {
    title: "A próxima maré começa com uma conversa",
    text: "Tem um desafio urbano, uma ideia ou vontade de somar? Escreva para a gente.",
    button: "Entre em contato",
  },
};
