// Texts of the library's papers. A section has a heading and any of: text, list, table (first row: headers),
// bars.
export const library = [
  {
    file: "lei-municipal-17875-2013.pdf",
    kicker: "Marco legal · resumo comentado",
    title: "Lei Municipal nº 17.875/2013",
    lead: "Como o Recife qualifica entidades sem fins lucrativos como organizações sociais e firma com elas contratos de gestão.",
    color: "#14454e",
    picture: { scene: "riverfront", hour: "morning", seed: 12, camera: { y: 0.54, zoom: 1.1 } },
    sections: [
      {
        heading: "Do que trata",
        text: "A lei organiza a parceria entre o Município do Recife e entidades privadas sem fins lucrativos que atuam em áreas de interesse público. Uma entidade que cumpre os requisitos pode ser qualificada como organização social; a partir daí, pode firmar com o Município um contrato de gestão, com metas, prazos, recursos e prestação de contas.",
      },
      {
        heading: "As três peças",
        table: [
          ["Peça", "O que é", "Na prática da Maré"],
          [
            "Qualificação",
            "Ato que reconhece a entidade como organização social",
            "Estatuto com fins não lucrativos, conselho com participação do poder público e da sociedade",
          ],
          [
            "Contrato de gestão",
            "Acordo escrito com objetivos, metas e indicadores",
            "Plano anual público, revisto a cada semestre",
          ],
          [
            "Controle",
            "Acompanhamento, avaliação e fiscalização",
            "Relatórios trimestrais, auditoria externa, contas publicadas",
          ],
        ],
      },
      {
        heading: "O que muda para quem mora na cidade",
        list: [
          "Projetos podem começar em meses, com regras claras de contratação.",
          "Metas e gastos ficam à vista antes, durante e depois.",
          "O patrimônio adquirido com recurso público continua público.",
        ],
      },
      {
        heading: "Sobre este resumo",
        text: "Este documento é uma leitura da agência, feita para orientar parceiros e moradores. Não substitui o texto oficial da lei, publicado no Diário Oficial do Município, que prevalece em qualquer dúvida. Para ações concretas, consulte o texto vigente com as suas alterações e regulamentos.",
      },
    ],
  },
  {
    file: "relatorio-anual-2025.pdf",
    kicker: "Relatório · exercício de 2025",
    title: "Relatório anual 2025",
    lead: "O que fizemos, quanto custou e o que mudou, projeto a projeto.",
    color: "#b13a1c",
    picture: { scene: "square", hour: "sunset", seed: 3, camera: { y: 0.56, zoom: 1.15 } },
    sections: [
      {
        heading: "O ano em uma página",
        text: "Em 2025 entregamos duas obras, encerramos um piloto e abrimos um arquivo. Trabalhamos nas seis regiões da cidade, com 140 instituições, e ouvimos 11.400 pessoas em oficinas, testes e assembleias. Três metas não foram cumpridas; explicamos por quê na última seção.",
      },
      {
        heading: "Pessoas ouvidas, por região",
        bars: [
          ["Centro", 2900],
          ["Norte", 2100],
          ["Noroeste", 2350],
          ["Oeste", 1250],
          ["Sudoeste", 1000],
          ["Sul", 1800],
        ],
      },
      {
        heading: "Projetos",
        table: [
          ["Projeto", "Etapa em 2025", "Execução"],
          ["Praça das Marés", "Primeira etapa entregue", "97%"],
          ["Escola do Mangue", "Terceiro ciclo letivo", "100%"],
          ["Ciclo Aurora", "Obra e primeiro ano de contagens", "94%"],
          ["Mesa de Dados", "74 conjuntos de dados em dia", "100%"],
          ["Feira da Lua", "48 edições", "100%"],
          ["Escadaria Viva", "312 degraus concluídos", "100%"],
          ["Linha do Rio", "Piloto em operação", "88%"],
        ],
      },
      {
        heading: "O que aprendemos",
        list: [
          "Testar por noventa dias custou 4% da obra e evitou refazer um quarto dela.",
          "Onde a manutenção teve dono desde o início, nada se perdeu no primeiro inverno.",
          "Contagem feita por moradores é tão precisa quanto a nossa e gera mais conversa.",
        ],
      },
      {
        heading: "O que não cumprimos",
        text: "A sombra do Ciclo Aurora cobre um terço da calçada, e a meta era 40%: perdemos mudas na estiagem de novembro. A integração tarifária da Linha do Rio saiu dois meses depois do previsto. E publicamos em formato acessível 81% dos documentos, não todos.",
      },
    ],
  },
  {
    file: "plano-estrategico-2037.pdf",
    kicker: "Plano · 2024 a 2037",
    title: "Plano estratégico 2037",
    lead: "Compromissos até os 500 anos do Recife, com a água que vai subir até lá.",
    color: "#1f6a70",
    picture: { scene: "aerial", hour: "afternoon", seed: 3, camera: { y: 0.45, zoom: 1.2 } },
    sections: [
      {
        heading: "Ponto de partida",
        text: "O Recife tem rios em todos os bairros e poucas margens onde se possa sentar. Tem calor e pouca sombra onde mais se anda. Tem saber acumulado em comunidades que vivem da maré, e raramente o consulta. O plano parte dessas três constatações.",
      },
      {
        heading: "Cinco compromissos",
        table: [
          ["Compromisso", "Hoje", "2030", "2037"],
          ["Margem de rio acessível, em km", "6", "14", "25"],
          ["Escolas com rota segura a pé", "9", "60", "150"],
          ["Calçadas com sombra, nos eixos de ônibus", "18%", "35%", "50%"],
          ["Casas em área de risco com obra de contenção", "460", "2.500", "6.000"],
          ["Decisões de obra com dado público citado", "19", "120", "todas"],
        ],
      },
      {
        heading: "Como decidimos o que fazer",
        list: [
          "Começamos onde o problema é maior e a obra é menor.",
          "Só ampliamos o que foi testado e medido.",
          "Cada projeto nasce com manutenção paga e responsável definido.",
        ],
      },
      {
        heading: "Revisão",
        text: "O plano é revisto a cada dois anos em encontros abertos nas seis regiões da cidade. A próxima revisão acontece em 2027.",
      },
    ],
  },
  {
    file: "guia-de-cocriacao.pdf",
    kicker: "Guia · licença aberta",
    title: "Guia de cocriação",
    lead: "Como preparar, conduzir e devolver uma oficina de bairro em que se decide de verdade.",
    color: "#2f7d5b",
    picture: { scene: "assembly", hour: "afternoon", seed: 5, camera: { y: 0.58, zoom: 1.2 } },
    sections: [
      {
        heading: "Antes",
        list: [
          "Defina o que está aberto à decisão e o que não está. Diga isso no convite.",
          "Escolha lugar a menos de dez minutos a pé, horário depois do trabalho, lanche e cuidado para crianças.",
          "Caminhe pelo lugar com três pessoas que o conhecem melhor do que você.",
        ],
      },
      {
        heading: "Durante",
        table: [
          ["Tempo", "Atividade", "Para quê"],
          ["15 min", "Mapa na mesa: onde eu moro", "Todo mundo fala uma vez"],
          ["40 min", "Grupos de seis com maquete", "Discutir mexendo nas peças"],
          ["25 min", "Cada grupo apresenta a outro", "Ouvir antes de defender"],
          ["20 min", "Escolha com fichas de três cores", "Ver o acordo e o desacordo"],
          ["10 min", "Quem faz o quê, até quando", "Sair com nome e data"],
        ],
      },
      {
        heading: "Depois",
        text: "Em até quinze dias, volte com uma página: o que foi proposto, o que entrou, o que ficou de fora e por quê. Cole no mural da rua, mande por mensagem e leia em voz alta no próximo encontro. Sem devolutiva não há segunda oficina.",
      },
    ],
  },
  {
    file: "prestacao-de-contas-2025.pdf",
    kicker: "Contas · exercício de 2025",
    title: "Prestação de contas 2025",
    lead: "Receitas, despesas e parecer do Conselho Fiscal, em milhares de reais.",
    color: "#0e2f36",
    picture: { scene: "data", hour: "morning", seed: 2, camera: { y: 0.42, zoom: 1.2 } },
    sections: [
      {
        heading: "Receitas",
        table: [
          ["Origem", "R$ mil", "Parte"],
          ["Contrato de gestão com o Município", "6.480", "54%"],
          ["Fundações e cooperação internacional", "3.120", "26%"],
          ["Empresas, por edital", "1.560", "13%"],
          ["Formação e publicações", "840", "7%"],
          ["Total", "12.000", "100%"],
        ],
      },
      {
        heading: "Despesas, em milhares de reais",
        bars: [
          ["Obras e protótipos", 5040],
          ["Equipe", 3960],
          ["Oficinas e bolsas", 1560],
          ["Dados e pesquisa", 780],
          ["Administração", 660],
        ],
      },
      {
        heading: "Parecer do Conselho Fiscal",
        text: "O Conselho examinou as demonstrações do exercício, acompanhou o trabalho da auditoria independente e é de parecer que as contas estão em condições de ser aprovadas, com a recomendação de antecipar em um mês o inventário de bens.",
      },
    ],
  },
  {
    file: "politica-de-dados-abertos.pdf",
    kicker: "Política · versão 3",
    title: "Política de dados abertos",
    lead: "O que publicamos, em que formato e como protegemos as pessoas.",
    color: "#1f6a70",
    picture: { scene: "aerial", hour: "morning", seed: 9, camera: { x: 0.6, y: 0.4, zoom: 1.5 } },
    sections: [
      {
        heading: "Princípios",
        list: [
          "Publicar é a regra; não publicar exige motivo escrito.",
          "Formatos livres: CSV, GeoJSON e XML, com dicionário.",
          "Nenhuma pessoa identificável, nem por cruzamento.",
        ],
      },
      {
        heading: "Prazos",
        table: [
          ["Dado", "Atualização", "Prazo após a coleta"],
          ["Contagens de rua", "trimestral", "15 dias"],
          ["Nível da água", "a cada hora", "imediato"],
          ["Contratos e pagamentos", "mensal", "10 dias"],
          ["Registros de oficina", "por encontro", "15 dias"],
        ],
      },
      {
        heading: "Proteção de dados pessoais",
        text: "Coletamos o mínimo, por tempo definido e com finalidade declarada, como manda a Lei Geral de Proteção de Dados. Em contagens e pesquisas publicamos apenas agregados com dez pessoas ou mais. Pedidos de acesso, correção e eliminação são respondidos em até quinze dias.",
      },
    ],
  },
];
