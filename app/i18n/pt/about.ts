/** Texts of /sobre. */
export const about = {
  meta: {
    title: "Sobre",
    description:
      "Quem somos, como somos governados e como uma agência sem fins lucrativos do Recife trabalha do bairro ao mundo.",
  },
  banner: {
    title: "Sobre",
    text: "Uma agência independente e sem fins lucrativos, criada para que o Recife planeje o longo prazo sem perder de vista a rua.",
  },
  story: {
    title: "Uma cidade feita de água pede outro jeito de planejar",
    text: [
      "O Recife cresceu sobre aterros, entre rios, manguezais e o mar. Aqui o chão se move, a maré entra pelas ruas e toda decisão urbana é também uma decisão sobre a água, a sombra e a distância.",
      "A agência nasceu para ligar o que a cidade tem de melhor (universidades, um polo de tecnologia, cultura viva e comunidades organizadas) ao que ela tem de mais urgente. Não substituímos o poder público nem falamos por ninguém: coordenamos, testamos, medimos e prestamos contas.",
    ],
  },
  timeline: {
    title: "O que fizemos, e com quem",
    text: "Uma lei que nos dá base, os passos mais recentes dos nossos projetos e a data para a qual trabalhamos.",
    law: {
      year: "2013",
      title: "Lei Municipal nº 17.875",
      text: "Estabelece como entidades sem fins lucrativos firmam contratos de gestão com o Município e dá base à nossa parceria com a Prefeitura.",
      link: "Leia a lei",
    },
    horizon: {
      year: "2037",
      title: "500 anos do Recife",
      text: "A cidade que queremos: mais justa, mais fresca e reconciliada com as suas águas.",
    },
    partners: "Com quem",
  },
  governance: {
    eyebrow: "Governança",
    title: "Independência com controle público",
    text: "Nossas decisões são compartilhadas, registradas e fiscalizadas. Quem decide, quem executa e quem fiscaliza não são as mesmas pessoas.",
    bodies: [
      {
        title: "Conselho de Administração",
        text: "Define a estratégia, aprova o plano anual e o orçamento. Reúne representantes do Município, da academia, do setor produtivo e da sociedade civil.",
        relation: "Aprova o plano da Diretoria e cobra resultados",
      },
      {
        title: "Conselho Fiscal",
        text: "Examina as contas, acompanha a auditoria independente e publica o seu parecer.",
        relation: "Fiscaliza as contas da Diretoria",
      },
      {
        title: "Diretoria Executiva",
        text: "Conduz os projetos e a equipe e responde ao Conselho por metas e resultados.",
        relation: "Responde por metas e resultados",
      },
      {
        title: "Comitê de Escuta",
        text: "Moradores e lideranças dos territórios em que atuamos avaliam o que fizemos e apontam prioridades.",
        relation: "Avalia e aponta prioridades",
      },
    ],
    button: "Fale com a gente",
  },
  localToGlobal: {
    eyebrow: "Do local ao global",
    title: "O bairro é a nossa unidade de medida",
    text: "Cada projeto começa em um lugar com nome: uma rua, uma ponte, uma escola à beira do mangue. O que se aprende ali é documentado com método comparável e relacionado aos Objetivos de Desenvolvimento Sustentável, para servir a outros bairros e a outras cidades que convivem com calor, chuva e maré.",
    steps: [
      { title: "Rua", text: "Um teste pequeno, com quem mora em volta." },
      { title: "Bairro", text: "O que funcionou ganha forma e vizinhança." },
      { title: "Cidade", text: "Vira programa, norma ou orçamento público." },
      { title: "Mundo", text: "Dados e guias abertos para quem quiser adaptar." },
    ],
  },
  recognition: {
    eyebrow: "Reconhecimento nacional",
    title: "Trabalho que o país acompanha",
    text: "Nossos projetos são citados em premiações de gestão pública e de desenho urbano e servem de referência a redes de cidades brasileiras.",
    quote:
      "O reconhecimento que mais nos importa é outro: ver uma solução nascida aqui adotada por uma prefeitura que nunca nos visitou.",
    items: [
      {
        title: "Metodologias abertas",
        text: "Publicamos guias com licença livre, para que equipes municipais de todo o país os apliquem.",
      },
      {
        title: "Redes de cidades",
        text: "Trocamos práticas com laboratórios de inovação pública de todas as regiões do Brasil.",
      },
      {
        title: "Pesquisa aplicada",
        text: "Estudos feitos com universidades, revisados por pares e escritos para quem decide.",
      },
    ],
  },
  cooperation: {
    eyebrow: "Cooperação internacional",
    title: "Cidades de água aprendem umas com as outras",
    text: "Mantemos intercâmbio com cidades portuárias e de estuário da América Latina, da África e da Europa. Recebemos equipes, enviamos técnicos e desenvolvemos projetos conjuntos com organismos multilaterais, bancos de desenvolvimento e fundações.",
    items: [
      {
        title: "Adaptação climática",
        text: "Drenagem, sombra e áreas alagáveis como parte do desenho da cidade.",
      },
      {
        title: "Mobilidade ativa",
        text: "Andar, pedalar e navegar como transporte de todo dia.",
      },
      {
        title: "Dados e direitos",
        text: "Tecnologia cívica com transparência e proteção de dados desde a concepção.",
      },
    ],
  },
  estuaries: {
    caption:
      "Cidades de estuário em volta do mesmo oceano, e a distância de cada uma ao Recife. Entre uma curva e outra há 2.000 km.",
    km: "{{distance}} km",
    cities: {
      belem: { name: "Belém", water: "baía do Guajará" },
      bissau: { name: "Bissau", water: "rio Geba" },
      buenosAires: { name: "Buenos Aires", water: "rio da Prata" },
      douala: { name: "Duala", water: "rio Wouri" },
      lisbon: { name: "Lisboa", water: "rio Tejo" },
      bordeaux: { name: "Bordéus", water: "rio Garona" },
      rotterdam: { name: "Roterdã", water: "rios Reno e Mosa" },
    },
  },
  call: {
    title: "Vamos fazer juntos?",
    text: "Procuramos parceiros que tenham pressa para começar e paciência para medir.",
    button: "Entre em contato",
  },
};
