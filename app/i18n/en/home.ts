import type { Dictionary } from "../pt.ts";

export const home = {
  meta: {
    title: "Urban innovation in Recife",
    description:
      "A non-profit agency that brings government, universities, companies and communities together to redesign Recife from its rivers outwards.",
  },
  hero: {
    alt: "Illustration of Recife {{hour}}: boats on the river, an arched bridge, the church and the colourful townhouses along the quay.",
    hours: {
      night: "at night",
      dawn: "at dawn",
      day: "by day",
      sunset: "at sunset",
      dusk: "at dusk",
    },
    subtitle: "Recife’s urban innovation and strategy agency",
    title: "The city moves",
    highlight: "with the tide",
    text: "We bring government, universities, companies and communities together to imagine, test and grow solutions that make life better along our rivers.",
    primary: "Explore the projects",
    secondary: "Talk to us",
    rising: "Tide in Recife’s harbour at {{time}}: {{height}} m and rising",
    falling: "Tide in Recife’s harbour at {{time}}: {{height}} m and falling",
  },
  partners: {
    label: "Partners",
    pause: "Pause the moving logos",
    partner: "Partner {{position}}",
  },
  future: {
    eyebrow: "Build the future",
    title: "Recife’s future is built at the water’s edge",
    lead: "An amphibious city calls for its own way of innovating: patient as someone reading the tide, precise as someone crossing the bridge.",
    steps: [
      {
        title: "Listen",
        text: "We start in the street, with those who live the problem and know the place.",
      },
      { title: "Design", text: "We gather data and draw up solutions together, at one table." },
      { title: "Test", text: "We try things out on a small scale and measure what changed." },
      { title: "Scale", text: "What works becomes public policy; the rest, open knowledge." },
    ],
    alt: "Illustration of a pier over the river: people of different ages point to the other side at dusk.",
    link: "See what we do",
  },
  numbers: {
    eyebrow: "In numbers",
    title: "What has moved so far",
    text: "Results of all our projects added together, reviewed by the team twice a year.",
  },
  gallery: {
    eyebrow: "Featured projects",
    title: "Ideas that became places",
    text: "Places where the city has already turned the tide.",
    choose: "Choose one for a closer look.",
    open: "Show",
    link: "Discover the project",
    all: "See all projects",
  },
  principles: {
    eyebrow: "Principles",
    title: "Three currents, one course",
    coordination: {
      title: "Coordination",
      text: "We align the agendas, deadlines and resources of people who rarely share a table, so that each does the part they do best.",
    },
    transdisciplinarity: {
      title: "Transdisciplinarity",
      text: "Planners, biologists, engineers, artists and residents think together. A city’s problems do not stop at the borders of a discipline.",
    },
    future: {
      title: "Future",
      text: "We decide today with 2037 in sight, the year Recife turns 500, and with the water that will have risen by then.",
    },
  },
  banner: { label: "Now showing", link: "Discover the featured initiative" },
  skills: {
    eyebrow: "Skills",
    title: "Nine phases of one cycle",
    text: "Listen, design, test and scale: at every step, method and the right specialists.",
    items: [
      {
        title: "Reading the territory",
        text: "Maps, measurements and walks that show the city as people live it.",
      },
      {
        title: "Listening and participation",
        text: "Gatherings where every voice counts and every decision returns to those who inspired it.",
      },
      {
        title: "Open data",
        text: "Public information gathered, documented and ready for anyone to use.",
      },
      {
        title: "Urban design",
        text: "Streets, squares and riverbanks designed around shade, water and people.",
      },
      {
        title: "Prototyping",
        text: "Quick, reversible tests on site, before money goes into anything permanent.",
      },
      {
        title: "Civic technology",
        text: "Simple, open-source tools that a city hall can keep running by itself.",
      },
      {
        title: "Partnerships",
        text: "Clear agreements between those who fund, those who build and those who care for it.",
      },
      {
        title: "Training",
        text: "Public servants, students and local leaders who learn by doing and carry it on.",
      },
      {
        title: "Impact evaluation",
        text: "Indicators agreed at the start and published at the end, good or bad.",
      },
    ],
  },
  closing: {
    title: "The next tide begins with a conversation",
    text: "Do you have an urban challenge, an idea, or the wish to join in? Write to us.",
    button: "Get in touch",
  },
} satisfies Dictionary["home"];
