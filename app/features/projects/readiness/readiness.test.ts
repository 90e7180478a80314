import { expect, test } from "vitest";
import { toneSide } from "#app/files/inspection/tones.ts";
import { projectSchema } from "../projects.schema.ts";
import { projectAsTyped } from "./findReadiness.server.ts";
import { type Facts, type FileFact, findOpenPoints } from "./readiness.ts";

const nothing: Facts = {
  files: new Map(),
  english: {},
  deadLinks: new Set(),
  origin: "https://mare.example",
};

const picture: FileFact = {
  ...{ type: "image/webp", width: 1920, height: 870, alt: "O rio", isDecorative: false },
  altEnglish: { text: "The river", source: "O rio" },
  ...{ focal: { x: 50, y: 50 }, tones: undefined, isTagged: undefined },
  ...{ shownPath: "images/a.webp", frames: [] },
};
const plain = (tone: number) => new Uint8Array(toneSide ** 2).fill(tone);

/** A project of which nothing is open. */
const ready = {
  name: "Rio",
  en: { name: "River" },
  bannerImage: "images/banner.webp",
  cardImageDesktop: "images/card.webp",
  description: { title: "1908" },
};

/** What is open: `kind field`, without what is open about the name and the pictures of an empty project. */
function openIn(content: object, facts: Partial<Facts> = {}, base: object = ready): string[] {
  const project = projectSchema.parse({ ...base, ...content });
  return findOpenPoints(project, { ...nothing, ...facts }).map(
    ({ kind, field, reason }) => `${kind} ${field}${reason ? ` ${reason}` : ""}`,
  );
}

const file = (fact: Partial<FileFact>, path = "images/a.webp") => ({
  files: new Map([[path, { ...picture, ...fact }]]),
});

test("an empty project lacks its name and its pictures, a complete one nothing", () => {
  expect(openIn({}, {}, {})).toEqual([
    "name name",
    "bare description.description",
    "banner bannerImage",
    "card cardImageDesktop",
  ]);
  expect(openIn({})).toEqual([]);
});

test("a page with nothing but its banner is not ready, whatever of its parts has been begun", () => {
  const begun = { description: {}, posts: [{ link: "https://a.example/" }] };
  expect(openIn({ ...begun, documents: [{}] })).toContain("bare description.description");
  expect(openIn({ ...begun, documents: [{ title: "1908" }] })).not.toContain(
    "bare description.description",
  );
});

test("the banner stands in for the card's picture", () => {
  expect(openIn({ cardImageDesktop: null })).toEqual([]);
  expect(openIn({ bannerImage: null })).toEqual(["banner bannerImage"]);
});

test("parts that have too little to be shown name what they lack", () => {
  const content = {
    beforeAndAfter: { title: "Guia", beforeImage: "images/b.webp", en: { title: "Guide" } },
    partners: [{ link: "https://a.example/" }, { image: "images/b.webp" }],
    posts: [{ link: "https://a.example/" }],
    documents: [{ title: "28" }],
  };
  expect(openIn(content)).toEqual([
    "incomplete beforeAndAfter.afterImage",
    "incomplete beforeAndAfter.description",
    "incomplete beforeAndAfter.link",
    "incomplete beforeAndAfter.eBookImage",
    "incomplete partners[0].image",
    "incomplete posts[0].title",
    "incomplete documents[0].file",
  ]);
});

test("numbers alone need no English, words and units do", () => {
  const results = { numberOne: "1.200", numberTwo: "37 min", nameOne: "pessoas" };
  expect(openIn({ results })).toEqual([
    "missing results.en.numberTwo",
    "missing results.en.nameOne",
  ]);
  const en = { numberTwo: "37 min", nameOne: "people" };
  expect(openIn({ results: { ...results, en } })).toEqual([]);
});

test("the name of a place alone needs no English, a theme does", () => {
  expect(openIn({ place: "Pina", theme: "Moradia" })).toEqual(["missing en.theme"]);
  const english = { place: [{ text: "Whole city", source: "Toda a cidade" }] };
  const place = { place: "Toda a orla", en: { place: "Whole city" } };
  expect(openIn(place, { english })).toContain("outdated en.place");
});

test("English whose Portuguese has changed is outdated, until it is confirmed or written anew", () => {
  const post = (en: object) => ({ posts: [{ title: "O cais novo", en }] });
  const english = { "posts[].title": [{ text: "The pier", source: "O cais" }] };
  expect(openIn(post({ title: "The pier" }), { english })).toEqual(["outdated posts[0].en.title"]);
  expect(openIn(post({ title: "The pier", confirmed: ["title"] }), { english })).toEqual([]);
  expect(openIn(post({ title: "The new pier" }), { english })).toEqual([]);
  expect(openIn(post({ confirmed: ["title"] }), { english })).toEqual([]);
});

test("English that was the same as the Portuguese follows it", () => {
  const english = { name: [{ text: "Rio", source: "Rio" }] };
  expect(openIn({ name: "Rio Capibaribe", en: { name: "Rio" } }, { english })).toEqual([]);
});

test.each([
  [{ gallery: [{ file: "images/a.webp" }] }, "alt gallery[0].file"],
  [{ results: { image: "images/a.webp" } }, "alt results.image"],
  [{ partners: [{ image: "images/a.webp" }] }, "partnerName partners[0].image"],
])("%j: a picture that is read aloud lacks its text", (content, point) => {
  expect(openIn(content, file({ alt: " " }))).toEqual([point]);
});

test("decorative pictures, and those beside their title, need no alternative text", () => {
  const gallery = [{ file: "images/a.webp" }];
  expect(openIn({ gallery }, file({ alt: "", isDecorative: true }))).toEqual([]);
  expect(openIn({ bannerImage: "images/a.webp" }, file({ alt: "" }))).toEqual([]);
});

test("English words of one place alone are a translation there, and no Portuguese text", () => {
  const gallery = [{ file: "images/a.webp", fileAlt: { text: "", en: { text: "The river" } } }];
  const untranslated = { altEnglish: { text: "", source: "" } };
  expect(openIn({ gallery }, file(untranslated))).toEqual([]);
  expect(openIn({ gallery }, file({ ...untranslated, alt: "" }))).toEqual(["alt gallery[0].file"]);
});

test("an alternative text needs English as other texts do", () => {
  const gallery = [{ file: "images/a.webp" }];
  const english = (text: string, source: string) => file({ altEnglish: { text, source } });
  expect(openIn({ gallery }, english("", ""))).toEqual(["missing gallery[0].file"]);
  expect(openIn({ gallery }, english("The sea", "O mar"))).toEqual(["outdated gallery[0].file"]);
});

test.each([
  [{ width: 1920, height: 870 }, []],
  [{ width: 3000, height: 2000 }, []],
  [{ width: 1200, height: 1600 }, ["shape bannerImage"]],
  [{ width: 800, height: 400 }, ["small bannerImage"]],
  [{ width: 400, height: 400 }, ["shape bannerImage", "small bannerImage"]],
])("a banner of %j", (size, points) => {
  expect(openIn({ bannerImage: "images/a.webp" }, file(size))).toEqual(points);
});

test("a logo shows whole, whatever its shape, and is small only if both sides are", () => {
  const logo = { bannerLogo: "images/a.webp" };
  expect(openIn(logo, file({ width: 900, height: 60 }))).toEqual([]);
  expect(openIn(logo, file({ width: 60, height: 60 }))).toEqual(["small bannerLogo"]);
});

test("texts that their place would cut", () => {
  const long = "a".repeat(81);
  expect(openIn({ name: long, en: { name: "x" } })).toEqual(["long name"]);
  const description = (count: number) => ({
    description: { description: "Texto\n\n".repeat(count), en: { description: "Text" } },
  });
  expect(openIn(description(3))).toEqual([]);
  expect(openIn(description(4))).toEqual(["paragraphs description.description"]);
});

test("PDFs without tags, but none of which nothing is known", () => {
  const documents = [{ file: "files/a.pdf", title: "28" }];
  const pdf = (isTagged: boolean | undefined) =>
    file({ type: "application/pdf", isTagged }, "files/a.pdf");
  expect(openIn({ documents }, pdf(false))).toEqual(["untagged documents[0].file"]);
  expect(openIn({ documents }, pdf(true))).toEqual([]);
  expect(openIn({ documents }, pdf(undefined))).toEqual([]);
});

test("links that lead nowhere here, or look odd", () => {
  const deadLinks = new Set(["/projeto/x/9"]);
  expect(openIn({ link: "/projeto/x/9" }, { deadLinks })).toEqual(["deadLink link"]);
  expect(openIn({ link: "http://servidor/pasta" })).toEqual(["oddLink link intranet"]);
});

test("a name of several lines cannot be read on a bright picture of the home page's gallery", () => {
  const name = "Um nome bem longo para a galeria da casa";
  const shown = { name, en: { name }, highlight: true, cardImageDesktop: "images/a.webp" };
  expect(openIn(shown, file({ tones: plain(255) }))).toEqual(["contrast cardImageDesktop"]);
  expect(openIn(shown, file({ tones: plain(60) }))).toEqual([]);
  expect(openIn({ ...shown, name: "Rio" }, file({ tones: plain(255) }))).toEqual([]);
  expect(openIn({ ...shown, highlight: false }, file({ tones: plain(255) }))).toEqual([]);
});

test("only what is behind the name counts, around the picture's focal point", () => {
  const name = "Um nome bem longo para a galeria da casa";
  const shown = { name, en: { name }, highlight: true, cardImageDesktop: "images/a.webp" };
  const tones = plain(40).map((tone, index) => (index % toneSide > 12 ? 255 : tone));
  const at = (x: number) => file({ tones, focal: { x, y: 50 } });
  expect(openIn(shown, at(0))).toEqual([]);
  expect(openIn(shown, at(100))).toEqual(["contrast cardImageDesktop"]);
});

test("a form that came back is looked at as it was typed, valid or not", () => {
  const typed = projectAsTyped({
    ...{ name: "Rio", link: "exemplo", en: { name: "River", confirmed: "name" } },
    posts: [{ title: "O cais", link: "meia" }, {}],
  });
  expect(typed).toMatchObject({
    ...{ name: "Rio", link: "exemplo", en: { confirmed: ["name"] } },
    posts: [{ title: "O cais", link: "meia" }, {}],
  });
  expect(typed && findOpenPoints(typed, nothing).map(({ field }) => field)).toEqual([
    ...["link", "posts[0].link", "bannerImage", "cardImageDesktop", "posts[0].en.title"],
  ]);
  const tooMany = { posts: Array.from({ length: 201 }, () => ({ title: "O cais" })) };
  expect(projectAsTyped(tooMany)).toBeUndefined();
});

test("a picture of another shape is not asked about where staff have framed it for its place", () => {
  const odd = { width: 1200, height: 1600 };
  const content = { bannerImage: "images/a.webp" };
  expect(openIn(content, file(odd))).toEqual(["shape bannerImage"]);
  expect(openIn(content, file({ ...odd, frames: ["banner"] }))).toEqual([]);
  expect(openIn(content, file({ ...odd, frames: ["card"] }))).toEqual(["shape bannerImage"]);
});

test("a card that follows the banner is none that is missing, and its own pictures do not count", () => {
  const content = { cardImageDesktop: "images/a.webp", cardFollowsBanner: true };
  expect(
    openIn({ ...content, cardFollowsBanner: false }, file({ width: 100, height: 67 })),
  ).toEqual(["small cardImageDesktop"]);
  expect(openIn(content, file({ width: 100, height: 67 }))).toEqual([]);
});
