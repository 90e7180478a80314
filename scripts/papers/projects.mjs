// Texts of the projects' papers; same shape as the library's.
export const projects = [
  {
    file: "praca-das-mares-memorial.pdf",
    kicker: "Praça das Marés · Santo Amaro",
    title: "Memorial do projeto",
    lead: "Partido, materiais, espécies e etapas da obra.",
    color: "#14454e",
    picture: { scene: "square", hour: "afternoon", seed: 3, camera: { y: 0.58, zoom: 1.2 } },
    sections: [
      {
        heading: "Partido",
        text: "A praça é uma margem: desce em degraus até a cota da maré média e aceita ser coberta pela água duas vezes por dia. Não há guarda-corpo onde a profundidade é menor que quarenta centímetros; há degraus largos, cordas e boa luz.",
      },
      {
        heading: "Materiais",
        table: [
          ["Elemento", "Solução", "Manutenção"],
          [
            "Piso",
            "Bloco drenante sobre areia, desenho em ondas",
            "Varrição semanal, reposição por peça",
          ],
          ["Degraus", "Concreto pigmentado, borda arredondada", "Lavagem com água do rio"],
          ["Pergolado", "Madeira certificada, trepadeira nativa", "Poda trimestral"],
          ["Bancos", "Ripas de reuso, estrutura de ferro", "Óleo natural a cada ano"],
        ],
      },
      {
        heading: "Etapas",
        list: [
          "Teste de uso com mobiliário provisório: sete meses.",
          "Primeira etapa, 2.900 m²: aberta em março de 2025.",
          "Segunda etapa, até a foz do canal: projeto em oficina pública.",
        ],
      },
    ],
  },
  {
    file: "praca-das-mares-indicadores.pdf",
    kicker: "Praça das Marés · Santo Amaro",
    title: "Indicadores de uso",
    lead: "Contagens de pedestres, permanência e temperatura, 2024 a 2026.",
    color: "#14454e",
    picture: { scene: "square", hour: "sunset", seed: 21, camera: { y: 0.57, zoom: 1.3 } },
    sections: [
      {
        heading: "Pessoas por dia, média do trimestre",
        bars: [
          ["2024, antes", 310],
          ["2025, 1º tri", 1150],
          ["2025, 3º tri", 1740],
          ["2026, 1º tri", 2060],
          ["2026, 3º tri", 2300],
        ],
      },
      {
        heading: "Quem fica, e quanto",
        table: [
          ["Indicador", "Antes", "Depois"],
          ["Permanência média", "3 min", "41 min"],
          ["Mulheres depois das 18h", "19%", "44%"],
          ["Crianças de até 12 anos", "4%", "23%"],
          ["Temperatura do piso ao meio-dia", "52 °C", "43 °C"],
        ],
      },
      {
        heading: "Método",
        text: "Quatro dias por trimestre, das 6h às 22h, nos mesmos três pontos, por duplas de moradores treinados. As planilhas brutas estão publicadas, com as observações de campo.",
      },
    ],
  },
  {
    file: "escola-do-mangue-plano-de-aulas.pdf",
    kicker: "Escola do Mangue · Pina",
    title: "Plano de aulas",
    lead: "Vinte aulas ao ar livre, do caranguejo à tábua de marés.",
    color: "#1c4f40",
    picture: { scene: "mangrove", hour: "morning", seed: 1, camera: { y: 0.62, zoom: 1.2 } },
    sections: [
      {
        heading: "Quatro ciclos de cinco aulas",
        table: [
          ["Ciclo", "Pergunta", "O que se faz"],
          ["Água", "Por que o rio anda para trás?", "Régua, garrafa de turbidez, tábua de marés"],
          ["Lama", "Quem mora no chão?", "Contagem de tocas em quadrados de um metro"],
          ["Raiz", "Como se planta no sal?", "Viveiro, plantio e acompanhamento"],
          ["Gente", "Quem vive da maré?", "Entrevista com marisqueiras, receita, mapa falado"],
        ],
      },
      {
        heading: "Antes de sair",
        list: [
          "Confira a maré: só vamos com menos de 0,9 m.",
          "Uma pessoa adulta para cada oito crianças; uma marisqueira por turma.",
          "Chapéu, água, sapato que possa sujar.",
        ],
      },
      {
        heading: "Avaliação",
        text: "Não há prova. Cada turma publica um boletim do seu trecho de margem por bimestre e o apresenta à turma seguinte, que herda o trecho.",
      },
    ],
  },
  {
    file: "escola-do-mangue-monitoramento.pdf",
    kicker: "Escola do Mangue · Pina",
    title: "Monitoramento 2023 a 2026",
    lead: "Sobrevivência das mudas, tocas e nível da água, por trecho.",
    color: "#1c4f40",
    picture: {
      scene: "mangrove",
      hour: "afternoon",
      seed: 8,
      camera: { x: 0.7, y: 0.68, zoom: 1.6 },
    },
    sections: [
      {
        heading: "Mudas plantadas, acumulado",
        bars: [
          ["2023", 1400],
          ["2024", 4200],
          ["2025", 7600],
          ["2026", 10000],
        ],
      },
      {
        heading: "Por trecho",
        table: [
          ["Trecho", "Mudas", "Vivas após um ano", "Tocas por m²"],
          ["Canal", "3.100", "66%", "4,1"],
          ["Braço morto", "4.300", "78%", "6,8"],
          ["Ponte", "1.500", "70%", "3,2"],
          ["Passarela", "1.100", "69%", "5,0"],
        ],
      },
      {
        heading: "Leitura",
        text: "O braço morto, mais abrigado das ondas dos barcos, tem as melhores taxas. No canal, lixo flutuante derruba mudas jovens: a barreira de bambu instalada em 2025 reduziu a perda pela metade.",
      },
    ],
  },
  {
    file: "ciclo-aurora-projeto-basico.pdf",
    kicker: "Ciclo Aurora · Boa Vista",
    title: "Projeto básico",
    lead: "Seções da rua, arborização e sinalização.",
    color: "#b13a1c",
    picture: { scene: "cycle", hour: "morning", seed: 2, camera: { y: 0.58, zoom: 1.15 } },
    sections: [
      {
        heading: "A rua, em metros",
        table: [
          ["Faixa", "Antes", "Depois"],
          ["Calçada do casario", "1,2", "3,0"],
          ["Estacionamento", "4,4", "0"],
          ["Ciclovia de mão dupla", "0", "3,0"],
          ["Canteiro de proteção", "0", "1,2"],
          ["Tráfego geral e ônibus", "10,4", "8,8"],
        ],
      },
      {
        heading: "Árvores",
        list: [
          "86 mudas com três metros de altura, plantadas a cada nove metros.",
          "Espécies: ipê-rosa, oitizeiro, flamboyant e pau-brasil, sem raízes superficiais agressivas.",
          "Irrigação por água de chuva no primeiro verão.",
        ],
      },
      {
        heading: "Operação",
        text: "Carga e descarga das 6h às 9h em quatro baias. Velocidade de 30 km/h. Semáforos com tempo para quem anda devagar: 0,8 metro por segundo.",
      },
    ],
  },
  {
    file: "mesa-de-dados-dicionario.pdf",
    kicker: "Mesa de Dados",
    title: "Dicionário de dados",
    lead: "O que é, quem coleta e de quanto em quanto tempo.",
    color: "#1f6a70",
    picture: { scene: "data", hour: "morning", seed: 2, camera: { y: 0.42, zoom: 1.2 } },
    sections: [
      {
        heading: "Conjuntos mais usados",
        table: [
          ["Conjunto", "Campos", "Frequência"],
          ["chuva", "ponto, instante, milímetros", "10 min"],
          ["mare", "ponto, instante, altura em metros", "1 h"],
          ["sombra", "trecho, cobertura em %, data da imagem", "anual"],
          ["contagem_rua", "ponto, hora, modo, sentido, total", "trimestral"],
          ["vagas_creche", "unidade, idade, vagas, espera", "mensal"],
        ],
      },
      {
        heading: "Cuidados de leitura",
        list: [
          "Chuva é medida em 31 pontos: entre eles, estimamos.",
          "Contagens são de dias úteis sem chuva forte.",
          "Espera por creche inclui quem pediu em mais de uma unidade.",
        ],
      },
    ],
  },
  {
    file: "escadaria-viva-manutencao.pdf",
    kicker: "Escadaria Viva · Casa Amarela",
    title: "Plano de manutenção",
    lead: "Quem limpa, quando e como avisar.",
    color: "#b13a1c",
    picture: { scene: "hillside", hour: "morning", seed: 4, camera: { y: 0.62, zoom: 1.2 } },
    sections: [
      {
        heading: "Calendário",
        table: [
          ["O quê", "Quem", "Quando"],
          ["Limpeza das canaletas", "Mutirão da rua", "todo primeiro sábado"],
          ["Inspeção de muros", "Técnica da regional", "março e agosto"],
          ["Poda do vetiver", "Equipe de jardinagem", "a cada dois meses"],
          ["Luminárias", "Município", "em até 48 horas do aviso"],
        ],
      },
      {
        heading: "Sinais de alerta",
        list: [
          "Rachadura nova no muro ou no piso.",
          "Água barrenta saindo do talude.",
          "Poste, árvore ou cerca que inclinou.",
        ],
      },
      {
        heading: "Ao ver um sinal",
        text: "Saia de casa, avise os vizinhos e ligue para a Defesa Civil do Recife. Depois, conte à associação de moradores, que registra o ponto no mapa.",
      },
    ],
  },
  {
    file: "casa-sobre-a-mare-manual.pdf",
    kicker: "Casa sobre a Maré · Brasília Teimosa",
    title: "Manual do estojo de reforma",
    lead: "Peças, medidas e ordem de montagem.",
    color: "#14454e",
    picture: { scene: "palafitas", hour: "sunset", seed: 4, camera: { y: 0.58, zoom: 1.25 } },
    sections: [
      {
        heading: "Peças",
        table: [
          ["Peça", "Quantidade", "Medida"],
          ["Estaca fina de concreto", "10 a 14", "12 cm, até 4 m"],
          ["Viga dupla de madeira tratada", "6", "5 × 15 cm"],
          ["Placa de piso com fresta", "22", "60 × 120 cm"],
          ["Módulo de banheiro seco", "1", "1,2 × 1,2 m"],
          ["Quadro elétrico elevado", "1", "a 1,8 m do piso"],
        ],
      },
      {
        heading: "Nove dias",
        list: [
          "Dias 1 e 2: estacas, na maré baixa, uma linha por vez.",
          "Dias 3 e 4: vigas e travamento em xis.",
          "Dias 5 e 6: piso e rampa.",
          "Dias 7 e 8: banheiro, água e luz.",
          "Dia 9: pintura, com a família.",
        ],
      },
      {
        heading: "Segurança",
        text: "Ninguém dorme na casa entre os dias 1 e 6. A associação oferece hospedagem na rua ao lado e guarda os móveis.",
      },
    ],
  },
];
