import type { Dictionary } from "../pt.ts";

export const about = {
  meta: {
    title: "About",
    description:
      "Who we are, how we are governed, and how a non-profit agency in Recife works from the neighbourhood to the world.",
  },
  banner: {
    title: "About",
    text: "An independent, non-profit agency, created so that Recife can plan for the long term without losing sight of the street.",
  },
  story: {
    title: "A city made of water calls for another way of planning",
    text: [
      "Recife grew on reclaimed land, between rivers, mangroves and the sea. Here the ground shifts, the tide comes up the streets, and every decision about the city is also a decision about water, shade and distance.",
      "The agency was founded to connect the best the city has (universities, a technology district, a living culture and organised communities) with its most pressing needs. We do not replace government and we do not speak for anyone: we coordinate, test, measure and account for what we do.",
    ],
  },
  timeline: {
    title: "What we did, and with whom",
    text: "A law that we rest on, the latest steps of our projects, and the date that we work towards.",
    law: {
      year: "2013",
      title: "Municipal Law 17.875",
      text: "Sets out how non-profit organisations sign management contracts with the city, and is the basis of our partnership with City Hall.",
      link: "Read the law",
    },
    horizon: {
      year: "2037",
      title: "Recife’s 500th anniversary",
      text: "The city we want: fairer, cooler and at peace with its waters.",
    },
    partners: "With whom",
  },
  governance: {
    eyebrow: "Governance",
    title: "Independent, and publicly accountable",
    text: "Our decisions are shared, recorded and audited. Those who decide, those who deliver and those who check are never the same people.",
    bodies: [
      {
        title: "Board of Directors",
        text: "Sets the strategy and approves the annual plan and budget. It brings together the city government, academia, business and civil society.",
        relation: "Approves the Executive’s plan and asks for results",
      },
      {
        title: "Audit Board",
        text: "Examines the accounts, follows the independent audit and publishes its opinion.",
        relation: "Audits the Executive’s accounts",
      },
      {
        title: "Executive Team",
        text: "Runs the projects and the staff, and answers to the Board for targets and results.",
        relation: "Answers for targets and results",
      },
      {
        title: "Listening Committee",
        text: "Residents and community leaders from the places where we work review what we did and point to priorities.",
        relation: "Reviews and points to priorities",
      },
    ],
    button: "Talk to us",
  },
  localToGlobal: {
    eyebrow: "From local to global",
    title: "The neighbourhood is our unit of measure",
    text: "Every project starts in a place with a name: a street, a bridge, a school by the mangrove. What we learn there is documented in a comparable way and related to the Sustainable Development Goals, so that it can serve other neighbourhoods and other cities that live with heat, rain and tides.",
    steps: [
      { title: "Street", text: "A small test, with the people who live around it." },
      { title: "Neighbourhood", text: "What worked takes shape and gains neighbours." },
      { title: "City", text: "It becomes a programme, a rule or a budget line." },
      { title: "World", text: "Open data and guides for anyone to adapt." },
    ],
  },
  recognition: {
    eyebrow: "National recognition",
    title: "Work the country follows",
    text: "Our projects are cited in public management and urban design awards and are a reference for networks of Brazilian cities.",
    quote:
      "The recognition we value most is of another kind: seeing a solution born here adopted by a city hall that has never visited us.",
    items: [
      {
        title: "Open methods",
        text: "We publish guides under a free licence, so that municipal teams across the country can apply them.",
      },
      {
        title: "City networks",
        text: "We exchange practice with public innovation labs in every region of Brazil.",
      },
      {
        title: "Applied research",
        text: "Studies made with universities, peer-reviewed and written for those who decide.",
      },
    ],
  },
  cooperation: {
    eyebrow: "International cooperation",
    title: "Water cities learn from each other",
    text: "We work with port and estuary cities in Latin America, Africa and Europe. We host teams, send our own, and develop joint projects with multilateral organisations, development banks and foundations.",
    items: [
      {
        title: "Climate adaptation",
        text: "Drainage, shade and floodable spaces as part of how the city is designed.",
      },
      {
        title: "Active mobility",
        text: "Walking, cycling and river boats as everyday transport.",
      },
      {
        title: "Data and rights",
        text: "Civic technology with transparency and data protection by design.",
      },
    ],
  },
  estuaries: {
    caption:
      "Estuary cities around the same ocean, and how far each is from Recife. From one curve to the next it is 2,000 km.",
    km: "{{distance}} km",
    cities: {
      belem: { name: "Belém", water: "Guajará Bay" },
      bissau: { name: "Bissau", water: "Geba River" },
      buenosAires: { name: "Buenos Aires", water: "River Plate" },
      douala: { name: "Douala", water: "Wouri River" },
      lisbon: { name: "Lisbon", water: "Tagus River" },
      bordeaux: { name: "Bordeaux", water: "Garonne River" },
      rotterdam: { name: "Rotterdam", water: "Rhine and Meuse" },
    },
  },
  call: {
    title: "Shall we do it together?",
    text: "We are looking for partners who are in a hurry to start and patient enough to measure.",
    button: "Get in touch",
  },
} satisfies Dictionary["about"];
