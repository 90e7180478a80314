import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merge, type Side } from "./merge.ts";

type Version = Record<string, unknown>;

const post = (title: string, more: object = {}) => ({
  title,
  link: `/${title[0]}`,
  order: 1,
  ...more,
});
const titles = (rows: unknown) => (rows as { title: string }[]).map(({ title }) => title);
const posts = (...names: string[]) => ({ posts: names.map((name) => post(name)) });

function mergeAll(base: Version, mine: Version, theirs: Version, choices: [string, Side][] = []) {
  return merge({ base, mine, theirs }, new Map(choices));
}

describe("fields", () => {
  test("that only one side has changed stand, also deeper and in English", () => {
    const base = { name: "Rio", results: { title: "", image: null }, en: { name: "River" } };
    const mine = { ...base, results: { title: "Novo", image: null } };
    const theirs = { id: 3, version: 9, ...base, name: "Mar", en: { name: "Sea" } };
    expect(mergeAll(base, mine, theirs)).toEqual({
      value: { name: "Mar", results: { title: "Novo", image: null }, en: { name: "Sea" } },
      clashes: [],
      taken: ["name", "en.name"],
    });
  });

  test("that both have changed differently are asked for, and the answer counts", () => {
    const [base, mine, theirs] = [{ name: "Rio" }, { name: "Mar" }, { name: "Lago" }];
    const { clashes, value } = mergeAll(base, mine, theirs);
    expect(clashes).toEqual([{ key: "name", name: "name", mine: "Mar", theirs: "Lago" }]);
    expect(value).toEqual({ name: "Mar" });
    expect(mergeAll(base, mine, theirs, [["name", "theirs"]])).toMatchObject({
      ...{ value: { name: "Lago" }, clashes: [] },
    });
    expect(mergeAll(base, mine, theirs, [["name", "mine"]])).toMatchObject({
      ...{ value: { name: "Mar" }, clashes: [] },
    });
  });

  test("that both have changed in the same way, or emptied, are not asked for", () => {
    const base = { name: "Rio", link: "/a", image: "images/a.webp", text: "um\ndois" };
    const mine = { name: "Mar", link: "", image: null, text: "um\r\ndois" };
    const theirs = { name: "Mar", link: "", image: null, text: "um\ndois" };
    expect(mergeAll(base, mine, theirs).clashes).toEqual([]);
  });

  test("what a form confirms of its translations is its own, and an empty date the server's", () => {
    const base = { en: { title: "A" }, posts: [post("a", { createdAt: "2026-01-01T00:00:00Z" })] };
    const mine = {
      en: { title: "A", confirmed: ["title"] },
      posts: [post("a", { createdAt: "" })],
    };
    const { value, clashes } = mergeAll(base, mine, base);
    expect(value.en).toEqual(mine.en);
    expect(value.posts).toEqual(base.posts);
    expect(clashes).toEqual([]);
  });
});

describe("rows", () => {
  test("of both are united, each after the one that it followed", () => {
    const { value } = mergeAll(posts("a", "b"), posts("a", "m", "b"), posts("a", "b", "t"));
    expect(titles(value.posts)).toEqual(["a", "m", "b", "t"]);
    const atEnd = mergeAll(posts("a"), posts("a", "m"), posts("a", "t"));
    expect(titles(atEnd.value.posts)).toEqual(["a", "m", "t"]);
    expect(atEnd.value.posts).toMatchObject([{ order: 1 }, { order: 2 }, { order: 3 }]);
  });

  test("that one has removed and the other not touched are gone", () => {
    const { value, clashes } = mergeAll(posts("a", "b", "c"), posts("a", "b"), posts("b", "c"));
    expect(titles(value.posts)).toEqual(["b"]);
    expect(clashes).toEqual([]);
  });

  test("that one has removed and the other changed are asked for", () => {
    const changed = { posts: [post("a"), post("b", { title: "b, mais" })] };
    const mine = mergeAll(posts("a", "b"), posts("a"), changed);
    expect(mine.clashes).toEqual([
      { key: "posts#1", name: "posts[1]", mine: undefined, theirs: "b, mais\n/b" },
    ]);
    const kept = mergeAll(posts("a", "b"), posts("a"), changed, [["posts#1", "theirs"]]);
    expect(titles(kept.value.posts)).toEqual(["a", "b, mais"]);
    const theirs = mergeAll(posts("a", "b"), changed, posts("a"));
    expect(theirs.clashes).toMatchObject([{ key: "posts#1", theirs: undefined }]);
    const gone = mergeAll(posts("a", "b"), changed, posts("a"), [["posts#1", "theirs"]]);
    expect(titles(gone.value.posts)).toEqual(["a"]);
  });

  test("are merged field by field, wherever they have been moved", () => {
    const base = posts("a", "b", "c");
    const mine = { posts: [post("c"), post("a", { link: "/novo" }), post("b")] };
    const theirs = { posts: [post("a", { title: "a, mais" }), post("b"), post("c")] };
    const { value, clashes } = mergeAll(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(titles(value.posts)).toEqual(["c", "a, mais", "b"]);
    expect(value.posts).toMatchObject([{}, { link: "/novo" }, {}]);
  });

  test("with a single text are the same where they stand between the same ones", () => {
    const list = (...names: string[]) => ({ documents: names.map((title) => ({ title })) });
    const { clashes } = mergeAll(list("a", "b"), list("a", "M"), list("a", "T"));
    expect(clashes).toEqual([
      { key: "documents#1/title", name: "documents[1].title", mine: "M", theirs: "T" },
    ]);
  });

  test("that stand where another one was removed are new, whatever the other has made of that one", () => {
    const theirs = { posts: [post("a"), post("b", { title: "b, mais" })] };
    const { value, clashes } = mergeAll(posts("a", "b"), posts("a", "n"), theirs);
    expect(clashes).toEqual([
      { key: "posts#1", name: "posts[1]", mine: undefined, theirs: "b, mais\n/b" },
    ]);
    expect(titles(value.posts)).toEqual(["a", "n"]);
  });

  test("that both have added with the same upload are one", () => {
    const photo = { file: "images/novo.webp", order: 1 };
    const { value } = mergeAll({ gallery: [] }, { gallery: [photo] }, { gallery: [photo] });
    expect(value.gallery).toHaveLength(1);
    const row = { image: "images/novo.webp", title: "Rascunho" };
    const titled = { image: "images/novo.webp", title: "Final" };
    const { clashes } = mergeAll({ posts: [] }, { posts: [titled] }, { posts: [row] });
    expect(clashes).toMatchObject([{ name: "posts[0].title", mine: "Final", theirs: "Rascunho" }]);
  });

  test("that both have moved to different places are asked for", () => {
    const base = posts("a", "b", "c");
    const [mine, theirs] = [posts("c", "a", "b"), posts("a", "c", "b")];
    const { clashes } = mergeAll(base, mine, theirs);
    expect(clashes).toEqual([
      { key: "posts#order", name: "posts", mine: "c\na\nb", theirs: "a\nc\nb" },
    ]);
    const order = (side: Side) =>
      titles(mergeAll(base, mine, theirs, [["posts#order", side]]).value.posts);
    expect(order("mine")).toEqual(["c", "a", "b"]);
    expect(order("theirs")).toEqual(["a", "c", "b"]);
  });
});

describe("whatever the two have changed", () => {
  const field = fc.constantFrom("", "um", "dois", "três");
  // Each row has a mark of its own that no edit changes, as the upload or the date of a real one.
  const row = (mark: string) =>
    fc.record({
      mark: fc.constant(mark),
      title: field.map((text) => text && `${text} de ${mark}`),
      en: fc.record({ title: fc.constant("") }),
    });
  const marks = (from: string, most: number) =>
    fc
      .integer({ min: 0, max: most })
      .map((count) => Array.from({ length: count }, (_, n) => `images/${from}${n}.webp`));
  const rowsOf = (names: readonly string[]) => fc.tuple(...names.map(row));
  type Rows = { mark: string; title: string; en: { title: string } }[];
  interface Record_ {
    name: string;
    results: { title: string };
    posts: Rows;
  }
  const version = (names: readonly string[]): fc.Arbitrary<Record_> =>
    fc.record({ name: field, results: fc.record({ title: field }), posts: rowsOf(names) });
  const edited = (base: Record_, who: string) =>
    fc
      .record({
        name: fc.option(field),
        title: fc.option(field),
        rows: fc.shuffledSubarray(base.posts, { minLength: 0 }),
        isMoved: fc.boolean(),
        texts: fc.array(fc.option(field), { minLength: 12, maxLength: 12 }),
        added: marks(who, 2).chain(rowsOf),
      })
      .map(({ name, title, rows, isMoved, texts, added }): Record_ => {
        const kept = isMoved ? rows : base.posts.filter((one) => rows.includes(one));
        const changed = kept.map((one, index) => ({ ...one, title: texts[index] ?? one.title }));
        return {
          name: name ?? base.name,
          results: { title: title ?? base.results.title },
          posts: [...changed, ...added],
        };
      });
  const scene = marks("", 5)
    .chain(version)
    .chain((base) => fc.tuple(fc.constant(base), edited(base, "m"), edited(base, "t")));
  const plain = ({ value }: { value: unknown }) => {
    const { posts: rows, ...rest } = value as Record_;
    return { ...rest, posts: rows.map(({ mark, title, en }) => ({ mark, title, en })) };
  };
  const run = (base: Record_, mine: Record_, theirs: Record_, choices?: [string, Side][]) =>
    mergeAll({ ...base }, { ...mine }, { ...theirs }, choices);

  test("what one side alone has changed is the result", () => {
    fc.assert(
      fc.property(scene, ([base, mine]) => {
        expect(plain(run(base, mine, base))).toEqual(mine);
        expect(plain(run(base, base, mine))).toEqual(mine);
        expect(run(base, mine, mine).clashes).toEqual([]);
        expect(plain(run(base, mine, mine))).toEqual(mine);
      }),
    );
  });

  test("no field is lost unasked, and no row", () => {
    fc.assert(
      fc.property(scene, ([base, mine, theirs]) => {
        const { value, clashes } = run(base, mine, theirs);
        const merged = value as unknown as Record_;
        const asked = new Set(clashes.map(({ name }) => name));
        const fields = (one: Record_) => [one.name, one.results.title] as const;
        for (const [index, name] of ["name", "results.title"].entries()) {
          const [b, m, t] = [base, mine, theirs].map((one) => fields(one)[index]);
          const isClash = m !== b && t !== b && m !== t;
          expect(asked.has(name)).toBe(isClash);
          if (!isClash) expect(fields(merged)[index]).toBe(m === b ? t : m);
        }
        const find = (one: Record_, mark: string) => one.posts.find((each) => each.mark === mark);
        const all = [base, mine, theirs].flatMap(({ posts: rows }) => rows.map(({ mark }) => mark));
        for (const mark of new Set(all)) {
          const [b, m, t] = [base, mine, theirs].map((one) => find(one, mark));
          const result = find(merged, mark);
          const isTouched = (one: typeof m) => one !== undefined && one.title !== b?.title;
          if (!b) expect(result).toMatchObject({ title: (m ?? t)?.title });
          else if (m && t) {
            expect(result?.title).toBe(m.title === b.title ? t.title : m.title);
          } else if (!isTouched(m ?? t)) expect(result).toBeUndefined();
          else
            expect(clashes.some((one) => one.key === `posts#${base.posts.indexOf(b)}`)).toBe(true);
        }
        expect(new Set(merged.posts.map(({ mark }) => mark)).size).toBe(merged.posts.length);
      }),
      { numRuns: 500 },
    );
  });

  test("once every question is answered none is left, whatever the answers", () => {
    fc.assert(
      fc.property(scene, fc.array(fc.boolean()), ([base, mine, theirs], answers) => {
        const { clashes } = run(base, mine, theirs);
        const choices = clashes.map(({ key }, index): [string, Side] => [
          key,
          answers[index] ? "theirs" : "mine",
        ]);
        expect(run(base, mine, theirs, choices).clashes).toEqual([]);
      }),
    );
  });

  test("the order of two merges makes no difference to what only one has changed", () => {
    fc.assert(
      fc.property(scene, ([base, mine, theirs]) => {
        const [one, other] = [run(base, mine, theirs), run(base, theirs, mine)];
        const keys = (found: typeof one) => found.clashes.map(({ key }) => key).toSorted();
        const isAdded = (key: string) => !key.includes("+");
        expect(keys(one).filter(isAdded)).toEqual(keys(other).filter(isAdded));
        if (one.clashes.length > 0) return;
        const byMark = (found: typeof one) =>
          plain(found).posts.toSorted((a, b) => a.mark.localeCompare(b.mark));
        expect(byMark(one)).toEqual(byMark(other));
      }),
    );
  });
});
