/**
 * Texts of /termos (eight numbered sections) and of /politica. `{{agency}}`, `{{email}}`, `{{phone}}` and
 * `{{address}}` are filled from app/brand.ts, so that the texts serve another agency unchanged;
 * `{{retention}}` is the configured retention of messages.
 */
export const legal = {
  updated: "Última atualização: {{date}}",
  updatedOn: "01/06/2025",
  contents: "Nesta página",
  terms: {
    meta: {
      title: "Termos de uso",
      description: "Regras para o uso deste site: conteúdo, responsabilidades, licenças e foro.",
    },
    title: "Termos de uso",
    text: "Estes termos explicam o que você pode esperar deste site e o que esperamos de quem o usa.",
    sections: [
      {
        title: "Aceitação dos termos",
        text: [
          "Este site é mantido pela {{agency}}, organização sem fins lucrativos com sede no Recife, Pernambuco. Ao navegar por ele, você declara que leu estes termos e concorda com eles. Se não concordar, pedimos que não utilize o site.",
        ],
      },
      {
        title: "Finalidade do site",
        text: [
          "O site divulga o trabalho institucional da agência, seus projetos, documentos públicos e canais de contato. O acesso é livre, gratuito e não exige cadastro.",
          "As informações têm caráter informativo e não substituem publicações oficiais nem aconselhamento técnico ou jurídico.",
        ],
      },
      {
        title: "Uso adequado",
        text: [
          "Você se compromete a usar o site de acordo com a lei e a não tentar obter acesso a áreas restritas, interferir no funcionamento do serviço, enviar mensagens automáticas ou conteúdo ofensivo, nem se passar por outra pessoa ao entrar em contato.",
        ],
      },
      {
        title: "Propriedade intelectual",
        text: [
          "Textos, imagens, marcas e documentos pertencem à agência ou a quem os licenciou. Você pode reproduzi-los para fins educativos, jornalísticos e não comerciais, desde que cite a fonte e não altere o seu sentido.",
          "Documentos que trazem licença própria seguem o que ela determina. O uso da marca e dos logotipos, inclusive os dos parceiros, depende de autorização por escrito.",
        ],
      },
      {
        title: "Conteúdo de terceiros",
        text: [
          "Algumas páginas levam a sites de parceiros, da imprensa e de redes sociais, ou exibem mapas e vídeos de outros serviços, sempre por escolha sua. Esses sites têm regras próprias, e a agência não responde pelo seu conteúdo nem pelo tratamento de dados que realizam.",
        ],
      },
      {
        title: "Disponibilidade e responsabilidade",
        text: [
          "Trabalhamos para manter as informações corretas e o site no ar, mas podem ocorrer erros, interrupções e mudanças sem aviso. A agência não responde por prejuízos decorrentes do uso das informações fora da sua finalidade ou de falhas que estejam além do seu controle.",
          "Encontrou um erro? Escreva para {{email}}: corrigir é parte do nosso trabalho.",
        ],
      },
      {
        title: "Privacidade e dados pessoais",
        text: [
          "O tratamento de dados pessoais está descrito na política de privacidade, que faz parte destes termos e segue a Lei Geral de Proteção de Dados Pessoais (Lei nº 13.709/2018).",
        ],
      },
      {
        title: "Alterações, lei aplicável e foro",
        text: [
          "Estes termos podem ser atualizados para refletir mudanças no site ou na legislação. A data da última atualização aparece no início da página.",
          "Aplica-se a lei brasileira. Fica eleito o foro da Comarca do Recife, Pernambuco, ressalvado o direito do consumidor de propor ação no foro do seu domicílio.",
        ],
      },
    ],
  },
  privacy: {
    meta: {
      title: "Política de privacidade",
      description:
        "Quais dados pessoais este site trata, para quê, por quanto tempo, e como pedir acesso, correção ou eliminação (LGPD).",
    },
    heading: "Política de privacidade",
    subheading: "Pedimos poucos dados, dizemos para quê e apagamos no prazo.",
    sections: [
      {
        title: "Quem é responsável pelos seus dados",
        text: [
          "A {{agency}}, com sede em {{address}}, é a controladora dos dados pessoais tratados neste site, nos termos da Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018).",
        ],
      },
      {
        title: "Dados do formulário de contato",
        text: [
          "Nome, e-mail, telefone, assunto e mensagem são todos obrigatórios no formulário de contato. O nome e a mensagem nos dizem quem escreve e do que precisa; o assunto encaminha o pedido à equipe certa; o e-mail e o telefone permitem responder, por um ou por outro, quando um deles falha.",
          "Usamos esses dados apenas para encaminhar a sua mensagem e responder a ela. Eles não são usados para fins comerciais ou de divulgação, não são vendidos nem cedidos, e não alimentam perfis ou decisões automatizadas. Pedimos que não envie dados sensíveis, como informações de saúde.",
        ],
      },
      {
        title: "O que guardamos e por quanto tempo",
        text: [
          "A mensagem é guardada em nosso servidor por até {{retention}}, com a data e a hora do envio e o idioma da página, e depois é apagada. As cópias de segurança que o site faz são apagadas em até 30 dias e não são usadas para restaurar mensagens já eliminadas.",
          "O site não grava o endereço IP de quem o visita. Para limitar o envio automático de mensagens e as tentativas de entrada, o endereço fica por alguns minutos na memória do servidor, e em nenhum arquivo. O fornecedor de hospedagem, que recebe as conexões antes do site, pode manter registros técnicos de acesso (endereço IP, data e hora) pelo prazo que a lei determina.",
        ],
      },
      {
        title: "Base legal",
        text: [
          "Tratamos os dados do formulário para atender a um pedido seu e com base no nosso legítimo interesse em responder a quem nos procura (LGPD, art. 7º, V e IX). O uso passageiro do endereço IP protege o serviço (art. 7º, IX); os registros de acesso que o fornecedor de hospedagem mantenha cumprem obrigação legal (art. 7º, II). Por isso não pedimos uma autorização para marketing: não há marketing.",
        ],
      },
      {
        title: "Com quem compartilhamos",
        text: [
          "Somente a equipe da agência responsável pelo assunto lê a sua mensagem. Fornecedores de hospedagem e de e-mail atuam como operadores, seguem nossas instruções e não podem usar os dados para fins próprios. Compartilhamos dados com autoridades apenas quando a lei obriga.",
        ],
      },
      {
        title: "Cookies e armazenamento no navegador",
        text: [
          "Usamos somente o necessário. O cookie “lang” guarda o idioma que você escolheu, e o mesmo valor fica no armazenamento local do navegador. Depois do envio de um formulário, um cookie temporário carrega a mensagem de confirmação e é apagado em seguida. O player de vídeo guarda, no seu aparelho, preferências como volume e legendas. A equipe da agência usa ainda um cookie de sessão ao entrar na área restrita.",
          "Não há cookies de publicidade nem de medição de audiência. Mapas e vídeos de outros serviços só são carregados depois que você pede, e a partir daí valem as regras desses serviços.",
        ],
      },
      {
        title: "Seus direitos e como pedir a eliminação",
        text: [
          "Você pode, a qualquer momento e sem custo, confirmar se tratamos dados seus, ter acesso a eles, corrigi-los, pedir a sua eliminação, opor-se ao tratamento e saber com quem foram compartilhados (LGPD, art. 18).",
          "Para pedir a eliminação de uma mensagem, escreva para {{email}} do mesmo endereço que usou no formulário, ou ligue para {{phone}}. Confirmamos a sua identidade com o mínimo de dados e respondemos em até 15 dias. Se a resposta não for satisfatória, você pode recorrer à Autoridade Nacional de Proteção de Dados (ANPD).",
        ],
      },
      {
        title: "Segurança",
        text: [
          "O site usa conexão cifrada, acesso restrito às mensagens e cópias de segurança protegidas. Se ocorrer um incidente que possa causar risco ou dano relevante, comunicaremos as pessoas afetadas e a ANPD nos prazos legais.",
        ],
      },
      {
        title: "Canal de contato e mudanças nesta política",
        text: [
          "Dúvidas sobre privacidade: {{email}}, {{phone}} ou {{address}}.",
          "Quando esta política mudar, a nova versão será publicada nesta página com a data da atualização.",
        ],
      },
    ],
  },
};

/** The ISO date of `updatedOn`, for search engines. */
export const legalTextsSince = "2025-06-01";
