import type { ContactSubject } from "#app/validation/contactFields.ts";

/** Texts of /contato: page, form, subjects (contract 5) and answers. */
export const contact = {
  meta: {
    title: "Contato",
    description:
      "Fale com a agência: parcerias, dúvidas sobre projetos, convites, imprensa e oportunidades de trabalho.",
  },
  banner: {
    title: "Contato",
    text: "Toda mudança na cidade começa com uma conversa. Conte o que você tem em mente.",
  },
  info: {
    title: "Fale com a gente",
    text: "Lemos todas as mensagens e respondemos em até cinco dias úteis.",
    phone: "Telefone",
    email: "E-mail",
    address: "Endereço",
    social: "Redes sociais",
  },
  follow: { title: "Siga a gente" },
  form: {
    title: "Envie uma mensagem",
    refused: "Confira o campo {{label}}: há uma mensagem junto dele.",
    required: "Todos os campos são obrigatórios.",
    name: "Nome",
    namePlaceholder: "Seu nome completo",
    email: "E-mail",
    emailPlaceholder: "voce@exemplo.com.br",
    phone: "Telefone",
    phonePlaceholder: "(81) 99999-9999",
    phoneHint: "Com DDD: (81) 3355-0000 ou (81) 99999-0000.",
    subject: "Assunto",
    subjectPlaceholder: "Selecione",
    message: "Mensagem",
    messagePlaceholder: "Escreva sua mensagem",
    submit: "Enviar mensagem",
    submitting: "Enviando...",
    privacy: {
      title: "Seus dados",
      purpose:
        "Usamos estes dados apenas para encaminhar a sua mensagem e responder a ela, nunca para fins comerciais. O telefone serve para falar com você quando o e-mail não chega.",
      keeping:
        "Só a nossa equipe os lê. Guardamos tudo por {{retention}} e depois apagamos. Para ver, corrigir ou apagar seus dados antes disso, escreva para {{email}}.",
      link: "Leia a política de privacidade",
    },
    trap: "Deixe este campo em branco",
  },
  subjects: {
    partnerships: "Parcerias e relações institucionais",
    projects: "Dúvidas sobre projetos",
    invitation: "Convite",
    press: "Imprensa",
    jobs: "Oportunidades de trabalho",
    others: "Outros",
  } satisfies Record<ContactSubject, string>,
  sent: "Email enviado com sucesso",
  limited:
    "Recebemos muitas mensagens em pouco tempo e não guardamos esta. Nada do que você escreveu se perdeu: tente de novo em {{minutes}} min.",
  diskFull:
    "O servidor está sem espaço em disco e não guardou sua mensagem. Nada do que você escreveu se perdeu: tente de novo mais tarde.",
  failed:
    "Não foi possível enviar sua mensagem. Nada do que você escreveu se perdeu: tente de novo em instantes.",
  map: {
    title: "Onde estamos",
    picture:
      "Mapa ilustrado do centro do Recife, entre os rios Capibaribe e Beberibe e o mar, com um marcador na nossa sede.",
    load: "Carregar mapa interativo",
    notice: "O mapa interativo é fornecido pelo OpenStreetMap e só é carregado quando você pede.",
    loading: "Carregando o mapa...",
    loaded: "Se o mapa não aparecer, abra-o no OpenStreetMap.",
    open: "Abrir no OpenStreetMap",
    frame: "Mapa interativo com a localização da nossa sede",
  },
};
