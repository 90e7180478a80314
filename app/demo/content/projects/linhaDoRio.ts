import { picture } from "../assets.ts";
import { listed, projectLogos } from "../logos.ts";
import type { DemoProject } from "../shape.ts";

const { bannerLogo, logoImage } = projectLogos("linha-do-rio", "Linha do Rio", "River Line");

/** A boat line on the Capibaribe; news and results. */
export const linhaDoRio: DemoProject = {
  name: "Linha do Rio",
  subtitle: "Da Várzea ao Derby em 34 minutos, pela água",
  place: "Da Várzea ao Derby",
  theme: "Mobilidade",
  link: "https://example.org/linha-do-rio",
  en: {
    name: "River Line",
    subtitle: "From Várzea to Derby in 34 minutes, by water",
    place: "From Várzea to Derby",
    theme: "Mobility",
  },
  bannerImage: picture(
    "linha-do-rio-banner",
    "Barco de passageiros chega ao píer coberto ao pôr do sol",
    "A passenger boat arrives at the covered pier at sunset",
  ),
  bannerLogo,
  cardImageMobile: picture(
    "linha-do-rio-cartao-celular",
    "Barco de passageiros no Capibaribe",
    "Passenger boat on the Capibaribe",
  ),
  description: {
    title: "O rio sempre foi a avenida mais larga",
    description:
      "O piloto da Linha do Rio operou por seis meses com dois barcos elétricos e cinco paradas entre a Várzea e o Derby. A passagem era a mesma do ônibus, com integração.\n\nOs píeres flutuam com a maré, têm rampa de inclinação suave e sombra. O que aprendemos sobre calado, lixo flutuante e horário de maré baixa está publicado, para que a próxima licitação comece do ponto certo.",
    firstImage: picture(
      "linha-do-rio-descricao-1",
      "Passageiros esperam no píer flutuante",
      "Passengers wait on the floating pier",
    ),
    secondImage: picture(
      "linha-do-rio-descricao-2",
      "Barco passa sob a ponte de ferro",
      "The boat passes the iron bridge",
    ),
    logoImage,
    en: {
      title: "The river has always been the widest avenue",
      description:
        "The River Line pilot ran for six months with two electric boats and five stops between Várzea and Derby. The fare was that of the bus, transfers included.\n\nThe piers float with the tide and have gentle ramps and shade. What we learned about draught, floating litter and low-tide timetables is published, so that the next tender starts from the right place.",
    },
  },
  partners: listed("redeCidades", "labVarzea", "pedalLivre"),
  posts: [
    {
      image: picture("linha-do-rio-noticia-1", "Última viagem do dia", "The last trip of the day"),
      link: "https://example.org/noticias/balanco-do-piloto",
      topic: "Balanço",
      title: "Piloto termina com 61 mil passageiros; nove em dez querem a volta",
      createdAt: "2026-02-27T12:00:00.000Z",
      en: {
        topic: "Review",
        title: "Pilot ends with 61,000 passengers; nine in ten want it back",
      },
    },
  ],
  results: {
    image: picture(
      "linha-do-rio-resultados",
      "Píer e barco numa manhã de dia útil",
      "Pier and boat on a working morning",
    ),
    title: "Seis meses navegando",
    textOne:
      "A viagem de barco levou 34 minutos, contra 71 de ônibus no horário de pico. A pontualidade foi de 93%, com dois dias parados por causa da maré.",
    textTwo:
      "Metade dos passageiros deixou de usar carro ou moto em pelo menos três dias da semana.",
    numberOne: "61 mil",
    nameOne: "passageiros em seis meses",
    numberTwo: "37 min",
    nameTwo: "a menos por viagem no horário de pico",
    en: {
      title: "Six months on the water",
      textOne:
        "The boat took 34 minutes, against 71 by bus at rush hour. It was on time in 93% of trips, with two days lost to the tide.",
      textTwo:
        "Half of the passengers stopped using a car or motorcycle at least three days a week.",
      numberOne: "61,000",
      nameOne: "passengers in six months",
      nameTwo: "saved per rush-hour trip",
    },
  },
};
