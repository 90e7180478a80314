import type { Dictionary } from "../pt.ts";

export const whatWeDo = {
  meta: {
    title: "What we do",
    description:
      "Co-creation, participation and acceleration: how the agency turns Recife’s urban challenges into solutions that are tested, measured and ready to grow.",
  },
  banner: {
    title: "What we do",
    text: "We bring together the people who live in, study, govern and build Recife to test answers at street level and carry forward the ones that work.",
  },
  essence: {
    title: "What drives us",
    text: "We are a non-profit organisation. We work between government, universities, business and communities, at the point where a good idea still needs someone to hold it together.",
    items: [
      {
        title: "Purpose",
        text: "To make innovation a common good: a city that learns from the people who live in it and looks first after those who need it most.",
      },
      {
        title: "Mission",
        text: "To bring people, knowledge and resources together around real urban challenges, from the first diagnosis to the measured result.",
      },
      {
        title: "Vision",
        text: "To reach Recife’s 500th anniversary, in 2037, with a city that is fairer, cooler and at peace with its waters.",
      },
    ],
  },
  cocreation: {
    eyebrow: "Co-creation",
    title: "Solutions drawn by many hands",
    text: "None of our projects starts with the answer. Each starts with different people around the same question and follows a path that is short, documented and open.",
    steps: [
      {
        title: "Listen",
        text: "Walks, conversations and data to understand a problem from those who live with it.",
      },
      {
        title: "Design",
        text: "Workshops where residents, public staff and researchers draw at the same table.",
      },
      {
        title: "Test",
        text: "Low-cost prototypes, out on the street, with indicators agreed before we start and published afterwards, whatever they show.",
      },
      {
        title: "Scale",
        text: "What works becomes public policy, with a budget and someone to answer for it; the rest, open knowledge.",
      },
    ],
  },
  participation: {
    eyebrow: "Participation",
    title: "The people who use the city help decide",
    text: "Taking part does not mean being asked at the end. It means coming in at the start, seeing the same information as the experts and finding out what became of what you said.",
    points: [
      {
        title: "Close to home",
        text: "Activities happen in the neighbourhoods, at hours that suit working people, with room for children.",
      },
      {
        title: "Every voice",
        text: "We go looking for those who are usually left out: young people, older people, people with disabilities, those who live on the riverbanks.",
      },
      {
        title: "Reporting back",
        text: "Every meeting leaves a public record of what was proposed, what made it into the project, and why.",
      },
    ],
  },
  acceleration: {
    eyebrow: "Acceleration",
    title: "From prototype to public policy",
    text: "A pilot that works and never grows is a missed opportunity. We help turn local experiments into lasting programmes, with a method, a budget and someone to answer for them.",
    points: [
      {
        title: "Modelling",
        text: "Costs, contracts, governance and funding, so that a solution can stand on its own.",
      },
      {
        title: "Linking with start-ups",
        text: "Open challenges that bring young companies closer to the city’s real problems and to those who can hire them.",
      },
      {
        title: "Handover",
        text: "Guides, data and training, so that public teams can go on without us and other cities can start where we left off.",
      },
    ],
  },
  projectsButton: "See our projects",
  partners: {
    title: "Who we work with",
    text: "Governments, universities, companies, collectives and development agencies that share the work and the results with us.",
    pause: "Pause the partners carousel",
    partner: "Partner {{position}}",
  },
  call: {
    title: "Does your institution face an urban challenge?",
    text: "Bring us the question. We will help set the table where it gets answered.",
    button: "Propose a partnership",
  },
} satisfies Dictionary["whatWeDo"];
