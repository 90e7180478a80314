import { describe, expect, test } from "vitest";
import { altInPlace } from "#app/media/placeAlt.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as Projects from "./projects.repo.server.ts";
import { projectSchema } from "./projects.schema.ts";
import { suggestThemes } from "./themes.server.ts";

const { db } = setupTestDatabase();

const files = ["images/a.webp", "images/b.webp", "files/c.pdf"];

const full = {
  name: "Rio",
  subtitle: "De volta ao rio",
  place: "Derby",
  theme: "Águas",
  bannerImage: "images/a.webp",
  highlight: true,
  link: "https://example.org",
  en: { name: "River", theme: "Waters" },
  description: { title: "O rio", firstImage: "images/b.webp", en: { title: "The river" } },
  partners: [
    { image: "images/b.webp", link: "", order: 2 },
    { image: "images/a.webp", link: "/sobre", order: 1 },
  ],
  posts: [{ title: "Um", topic: "Água", createdAt: "2025-06-01", en: { title: "One" } }],
  results: { numberOne: "10", nameOne: "pontes", en: { nameOne: "bridges" } },
  beforeAndAfter: { beforeImage: "images/a.webp", title: "Livro", link: "tel:+5581" },
  gallery: [{ file: "images/b.webp" }, { file: null }, { file: "images/a.webp" }],
  documents: [{ file: "files/c.pdf", title: "Plano", en: { title: "Plan" } }],
};

const named = (name: string) => projectSchema.parse({ name });
const names = async (highlighted?: boolean) =>
  (await Projects.findAllSummaries({ lang: "pt", highlighted })).map((project) => project.name);

describe("a project", () => {
  test("whose card follows its banner has the banner for visitors, whatever its own cards were", async () => {
    await insertFiles("images/a.webp", "images/b.webp");
    const cardImageDesktopAlt = { file: "images/b.webp", text: "Ponte" };
    const bannerImageAlt = { file: "images/a.webp", text: "Rio" };
    // Written back as a public answer names it, where it is turned.
    const sent = {
      ...{ bannerImage: "/storage/images/a-r90.webp", bannerImageAlt },
      ...{ cardImageDesktop: "images/b.webp", cardImageDesktopAlt },
    };
    const follows = projectSchema.parse({ ...sent, cardFollowsBanner: true });
    const { id } = await Projects.insert(follows);
    const cardOf = async () => {
      const { cardImageDesktop, cardImageMobile } = (await Projects.findPublicById(id, "pt")) ?? {};
      const [summary] = await Projects.findAllSummaries({ lang: "pt" });
      expect(summary).toMatchObject({ cardImageDesktop, cardImageMobile });
      return [cardImageDesktop, cardImageMobile];
    };
    expect(await cardOf()).toEqual(["images/a.webp", "images/a.webp"]);
    expect((await Projects.findPublicById(id, "pt"))?.cardImageDesktopAlt?.text).toBe("Rio");
    expect(await Projects.findById(id)).not.toHaveProperty("cardImageDesktopAlt");
    const own = { cardFollowsBanner: true, cardImageDesktop: null, cardImageMobile: null };
    expect(await Projects.findById(id)).toMatchObject(own);
    // What was read is written back with another banner.
    const { version: _, ...read } = (await Projects.findById(id)) ?? {};
    await Projects.update(id, projectSchema.parse({ ...read, bannerImage: "images/b.webp" }));
    expect(await cardOf()).toEqual(["images/b.webp", "images/b.webp"]);
    await Projects.update(id, projectSchema.parse({ bannerImage: "images/b.webp" }));
    expect(await cardOf()).toEqual([null, null]);
  });

  test("with nothing sent takes every empty value of the contract", async () => {
    const { id } = await Projects.insert(projectSchema.parse({}));
    const { version, ...project } = (await Projects.findById(id)) ?? {};
    expect(version).toBe(1);
    expect(project).toEqual({
      id,
      name: "",
      subtitle: "",
      place: "",
      theme: "",
      bannerImage: null,
      bannerLogo: null,
      cardImageMobile: null,
      cardImageDesktop: null,
      cardFollowsBanner: false,
      highlight: false,
      link: "",
      description: {
        title: "",
        description: "",
        firstImage: null,
        secondImage: null,
        logoImage: null,
      },
      partners: [],
      projectInAction: null,
      posts: [],
      results: {
        image: null,
        title: "",
        textOne: "",
        textTwo: "",
        numberOne: "",
        numberTwo: "",
        nameOne: "",
        nameTwo: "",
      },
      beforeAndAfter: {
        beforeImage: null,
        afterImage: null,
        title: "",
        description: "",
        link: "",
        eBookImage: null,
        eBookFile: null,
      },
      gallery: [],
      documents: [],
    });
  });

  test("reads back as it was saved, and saving what was read changes nothing", async () => {
    await insertFiles(...files);
    const { id } = await Projects.insert(projectSchema.parse(full));
    const first = await Projects.findById(id);
    expect(first).toMatchObject({
      ...{ place: "Derby", theme: "Águas" },
      en: { name: "River", theme: "Waters" },
      description: { en: { title: "The river" } },
      partners: [
        { image: "images/a.webp", link: "/sobre", order: 1 },
        { image: "images/b.webp", link: "", order: 2 },
      ],
      posts: [{ title: "Um", createdAt: "2025-06-01T12:00:00.000Z", en: { title: "One" } }],
      gallery: [
        { file: "images/b.webp", order: 1 },
        { file: "images/a.webp", order: 2 },
      ],
    });
    expect(await Projects.update(id, projectSchema.parse(first))).toBe("updated");
    expect(await Projects.findById(id)).toEqual({ ...first, version: 2 });
  });

  test("shows visitors one language, field by field, without en", async () => {
    await insertFiles(...files);
    const { id } = await Projects.insert(projectSchema.parse(full));
    const english = await Projects.findPublicById(id, "en");
    expect(english).toMatchObject({
      name: "River",
      subtitle: "De volta ao rio",
      place: "Derby",
      theme: "Waters",
      description: { title: "The river" },
      posts: [{ title: "One", topic: "Água" }],
      results: { nameOne: "bridges", numberOne: "10" },
      documents: [{ title: "Plan" }],
    });
    expect(JSON.stringify(english)).not.toContain('"en"');
    expect(await Projects.findPublicById(id, "pt")).toMatchObject({ name: "Rio" });
  });

  test("a picture may be described in one place alone, in both languages, until the place shows another one", async () => {
    await insertFiles(...files);
    const here = { text: "Barcos, daqui", en: { text: "Boats, from here" } };
    const content = {
      ...{ name: "Cais", bannerImage: "images/a.webp", bannerImageAlt: here },
      results: { image: "images/a.webp", imageAlt: { decorative: true } },
      gallery: [{ file: "images/a.webp", fileAlt: { text: "Só em português" } }],
      partners: [
        { image: "images/b.webp", imageAlt: { text: " " } },
        { image: "images/b.webp", imageAlt: { en: { text: "In English alone" } } },
      ],
    };
    const { id } = await Projects.insert(projectSchema.parse(content));
    const file = "images/a.webp";
    const stored = await Projects.findById(id);
    expect(stored).toMatchObject({
      bannerImageAlt: { file, ...here },
      results: { imageAlt: { file, text: "", decorative: true } },
      gallery: [{ file, fileAlt: { file, text: "Só em português" } }],
    });
    // What says nothing is none: the file's own description holds.
    expect(stored?.partners[0]).not.toHaveProperty("imageAlt");
    expect(await Projects.findPublicById(id, "pt")).toMatchObject({
      bannerImageAlt: { text: "Barcos, daqui" },
    });
    const english = await Projects.findPublicById(id, "en");
    expect(english).toMatchObject({
      bannerImageAlt: { text: "Boats, from here" },
      gallery: [{ fileAlt: { text: "Só em português", inPortuguese: ["text"] } }],
      partners: [{}, { imageAlt: { text: "In English alone" } }],
    });
    // In Portuguese the file's own text holds.
    const portuguese = await Projects.findPublicById(id, "pt");
    expect(altInPlace(portuguese?.partners[1]?.imageAlt)).toBeUndefined();
    expect(JSON.stringify(english)).not.toContain('"en"');
    expect((await Projects.findCardTexts([id], "en")).get(id)).toMatchObject({
      inPlace: { text: "Boats, from here" },
    });
    expect(await Projects.update(id, projectSchema.parse(stored))).toBe("updated");
    expect(await Projects.findById(id)).toEqual({ ...stored, version: 2 });
    // Somebody else has put another banner there: these words are not of that one.
    const other = { ...stored, bannerImage: "images/b.webp" };
    await Projects.update(id, projectSchema.parse(other));
    expect(await Projects.findById(id)).not.toHaveProperty("bannerImageAlt");
    await Projects.update(id, projectSchema.parse({ name: "Cais", bannerImage: file }));
    expect(await Projects.findById(id)).not.toHaveProperty("bannerImageAlt");
  });

  test("remembers which Portuguese text its English translates", async () => {
    const { id } = await Projects.insert(
      projectSchema.parse({ name: "Rio", en: { name: "River" } }),
    );
    await Projects.update(id, projectSchema.parse({ name: "Rio novo", en: { name: "River" } }));
    const row = await db().selectFrom("project").select("en").executeTakeFirstOrThrow();
    expect(JSON.parse(row.en).main).toEqual({ name: { text: "River", source: "Rio" } });
  });

  test("keeps its star where an edit does not hold it; a new one has none", async () => {
    const { highlight, ...form } = named("Rio");
    const { id } = await Projects.insert(form);
    expect(await Projects.findById(id)).toMatchObject({ highlight: false });
    await Projects.updateHighlight(id, true);
    expect(await Projects.update(id, { ...form, subtitle: "Claro" })).toBe("updated");
    expect(await Projects.findById(id)).toMatchObject({ subtitle: "Claro", highlight: true });
    await Projects.update(id, { ...form, highlight });
    expect(await Projects.findById(id)).toMatchObject({ highlight: false });
  });

  test("a stale edit writes nothing", async () => {
    const { id } = await Projects.insert(named("Um"));
    expect(await Projects.update(id, named("Dois"), { version: 1 })).toBe("updated");
    const before = await findContentVersion();
    expect(await Projects.update(id, named("Três"), { version: 1 })).toBe("stale");
    expect(await Projects.findById(id)).toMatchObject({ name: "Dois", version: 2 });
    expect(await findContentVersion()).toBe(before);
    expect(await Projects.update(99, named("Três"))).toBe("missing");
  });

  test("a repeated create with the same key makes one project", async () => {
    const key = { idempotencyKey: "k1" };
    const first = await Projects.insert(named("Um"), key);
    expect(await Projects.insert(named("Um"), key)).toEqual(first);
    expect(await Projects.count()).toBe(1);
  });

  test.each([25, 201, 3000])("keeps the first twenty of %d photos", (length) => {
    const photos = Array.from({ length }, (_, index) => ({
      file: `images/${index}.webp`,
      order: index + 1,
    }));
    const project = projectSchema.parse({ gallery: photos.toReversed() });
    expect(project.gallery).toEqual(photos.slice(0, 20));
  });

  test("keeps the line breaks of other programs, in one line as spaces, and no control characters", () => {
    const typed = "Ata\u000Bde\u0000 novembro\u001F";
    const texts = { title: typed, description: typed };
    const stored = { title: "Ata de novembro", description: "Ata\nde novembro" };
    expect(
      projectSchema.parse({
        ...{ name: typed, subtitle: typed, en: { name: typed } },
        description: { ...texts, en: texts },
        posts: [{ title: typed, topic: typed }],
        results: { textOne: typed, numberOne: typed },
        documents: [texts],
      }),
    ).toMatchObject({
      ...{ name: stored.title, subtitle: stored.title, en: { name: stored.title } },
      description: { ...stored, en: stored },
      posts: [{ title: stored.description, topic: stored.title }],
      results: { textOne: stored.description, numberOne: stored.title },
      documents: [stored],
    });
  });

  test.each([
    [{ name: 1 }, "name"],
    [{ name: null }, "name"],
    [{ name: "a".repeat(20_001) }, "name"],
    [{ highlight: "true" }, "highlight"],
    [{ link: "javascript:alert(1)" }, "link"],
    [{ posts: [{ link: "//example.org" }] }, "posts.0.link"],
    [{ posts: [{ createdAt: "2025-02-30" }] }, "posts.0.createdAt"],
    [{ posts: "none" }, "posts"],
    [{ posts: Array(201).fill({}) }, "posts"],
    [{ gallery: [null] }, "gallery.0"],
    [{ description: [] }, "description"],
    [{ partners: [{ order: 1.5 }] }, "partners.0.order"],
    [{ en: { name: 3 } }, "en.name"],
    [[], ""],
  ])("%j is refused at %j", (body, field) => {
    const result = projectSchema.safeParse(body);
    expect(result.error?.issues.map((issue) => issue.path.join("."))).toEqual([field]);
  });
});

describe("the list of projects", () => {
  test("grows at its end, follows an order list and is always numbered 1..n", async () => {
    for (const name of ["Um", "Dois", "Três", "Quatro"]) await Projects.insert(named(name));
    const places = [
      { id: 4, order: 1 },
      { id: 2, order: 2 },
    ];
    expect(await Projects.updateOrder(places)).toEqual([4, 2, 1, 3]);
    expect(await Projects.updateOrder([{ id: 99, order: 1 }])).toBeUndefined();
    expect(await names()).toEqual(["Quatro", "Dois", "Um", "Três"]);
    expect(await Projects.deleteById(2)).toBe(true);
    expect(await Projects.deleteById(2)).toBe(false);
    const rows = await db().selectFrom("project").select("position").orderBy("position").execute();
    expect(rows.map((row) => row.position)).toEqual([1, 2, 3]);
  });

  test("can be read by highlight and by page", async () => {
    for (const name of ["Um", "Dois", "Três"]) await Projects.insert(named(name));
    expect(await Projects.updateHighlight(2, true)).toMatchObject({ id: 2 });
    expect(await Projects.updateHighlight(99, true)).toBeUndefined();
    expect(await names(true)).toEqual(["Dois"]);
    expect(await names(false)).toEqual(["Um", "Três"]);
    const page = await Projects.findAllSummaries({ lang: "pt", limit: 1, offset: 1 });
    expect(page.map((project) => project.name)).toEqual(["Dois"]);
  });

  test("names each theme once, as its first project spells it", async () => {
    const add = (theme: string, en?: string) =>
      Projects.insert(projectSchema.parse({ theme, ...(en && { en: { theme: en } }) }));
    const { id: first } = await add("Mobilidade", "Mobility");
    await add("");
    const { id: second } = await add("mobilidade ", "Transport");
    const { id: third } = await add("Moradia");
    expect(await Projects.findAllThemes("en")).toEqual([
      { slug: "mobilidade", theme: "Mobility", ids: [first, second] },
      { slug: "moradia", theme: "Moradia", ids: [third], inPortuguese: ["theme"] },
    ]);
    expect(await suggestThemes()).toEqual({ pt: ["Mobilidade", "Moradia"], en: ["Mobility"] });
  });

  test("takes a theme's English from whichever of its projects has it, and its address from letters alone", async () => {
    const add = (theme: string, en?: string) =>
      Projects.insert(projectSchema.parse({ theme, ...(en && { en: { theme: en } }) }));
    const { id: first } = await add("Meio ambiente");
    const { id: second } = await add("(Meio ambiente!)", "Environment");
    await add("\u6c34");
    expect(await Projects.findAllThemes("en")).toEqual([
      { slug: "meio-ambiente", theme: "Environment", ids: [first, second] },
    ]);
  });

  test("leads on from each project to those after it, and from the last to the first", async () => {
    for (const name of ["Um", "Dois", "Três", "Quatro"]) await Projects.insert(named(name));
    const following = async (id: number, limit: number) =>
      (await Projects.findAllAfter(id, { lang: "pt", limit })).map(({ name }) => name);
    expect(await following(1, 3)).toEqual(["Dois", "Três", "Quatro"]);
    expect(await following(3, 2)).toEqual(["Quatro", "Um"]);
    expect(await following(4, 9)).toEqual(["Um", "Dois", "Três"]);
    await Projects.updateOrder([{ id: 3, order: 1 }]);
    expect(await following(3, 1)).toEqual(["Um"]);
  });

  test("raises the content version with every visible change", async () => {
    const changes = [
      () => Projects.insert(named("Um")),
      () => Projects.update(1, named("Dois")),
      () => Projects.updateHighlight(1, true),
      () => Projects.updateOrder([{ id: 1, order: 1 }]),
      () => Projects.deleteById(1),
    ];
    for (const change of changes) {
      const before = await findContentVersion();
      await change();
      expect(await findContentVersion()).toBe(before + 1);
    }
  });

  test("forgets a deleted project's lists", async () => {
    await insertFiles(...files);
    const { id } = await Projects.insert(projectSchema.parse(full));
    await Projects.deleteById(id);
    expect(await db().selectFrom("projectPost").selectAll().execute()).toEqual([]);
    expect(await Projects.findById(id)).toBeUndefined();
  });
});
