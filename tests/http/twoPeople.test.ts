import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { commandWith } from "#tests/support/command.ts";
import { jpg, pdf } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { isLong } from "#tests/support/tampering.ts";

/* Two people edit one record in its form, without JavaScript: contract 11. */

let server: TestServer;
let staff: ApiClient;
/** Each person's cookie. */
const cookies = { ana: "", bia: "" };
type Person = keyof typeof cookies;

beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookies.ana = await signInCookie(server);
  const bia = { email: "bia@example.org", password: "maré cheia de tarde" };
  const added = commandWith(
    { input: `${bia.password}\n` },
    server.storageDir,
    "staff",
    "add",
    bia.email,
  );
  expect(added.status).toBe(0);
  cookies.bia = await signInCookie(server, bia);
});
afterAll(() => server.stop());

async function call(method: string, path: string, body?: unknown) {
  const answer = await staff.call(method, `/api/admin${path}`, body);
  return (await answer.json()) as Record<string, unknown>;
}

const insert = async (path: string, body: object) => (await call("POST", path, body)).id as number;

type Fields = Record<string, string>;

function post(person: Person, path: string, fields: Fields) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookies[person], "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The hidden fields that tell on what a form is based. */
async function open(person: Person, path: string): Promise<Fields> {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookies[person] } });
  const html = await answer.text();
  const names = ["version", "openedWith", "draft", "openedDraft"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
      return value === undefined ? [] : [[name, decode(value)]];
    }),
  );
}

interface Question {
  field: string;
  mine: string;
  theirs: string;
}

/** What a refused save asks, as somebody without JavaScript reads it. */
function readQuestions(html: string): { asked: string; questions: Question[] } {
  const text = (part = "") =>
    decode(part.replaceAll(/<[^>]*>/g, "\n").replaceAll(/\n+/g, "\n")).trim();
  const questions = [...html.matchAll(/<fieldset class="[^"]*question[^"]*">(.*?)<\/fieldset>/gs)];
  return {
    asked: decode(/name="asked" value="([^"]*)"/.exec(html)?.[1] ?? ""),
    questions: questions.map(([, body = ""]) => {
      const [, mine, theirs] = body.split(/<label /);
      return {
        field: decode(/type="radio" name="([^"]*)"/.exec(body)?.[1] ?? ""),
        ...{ mine: text(`<${mine}`), theirs: text(`<${theirs}`) },
      };
    }),
  };
}

/** A project's form as a browser sends it. */
function toForm(project: Record<string, unknown>, path = "", found: Fields = {}): Fields {
  for (const [name, value] of Object.entries(project)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (/^(id|version|highlight|order)$/.test(name)) continue;
    if (Array.isArray(value)) {
      for (const [index, row] of value.entries())
        toForm(row as object as never, `${at}[${index}]`, found);
    } else if (value !== null && typeof value === "object") toForm(value as never, at, found);
    else found[at] = String(value ?? "");
  }
  return found;
}

const publish = { acao: "publicar" };
const keep = { acao: "rascunho" };
const screenOf = (id: number) => `/admin/editar-projeto/${id}`;

test("what two people change of one file's name and credit stands, and what both change is asked", async () => {
  const [file] = await uploadFiles(server, staff.token, { "cais.jpg": await jpg() });
  const screen = `/admin/acervo/${file}`;
  const base = { name: "cais.jpg", credit: "", licence: "" };
  const [ana, bia] = [await open("ana", screen), await open("bia", screen)];
  const stored = async () => {
    const answer = await fetch(server.url + screen, { headers: { Cookie: cookies.ana } });
    const html = await answer.text();
    return ["credit", "licence"].map(
      (name) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1],
    );
  };
  expect((await post("ana", screen, { ...base, ...ana, credit: "Ana" })).status).toBe(303);
  expect((await post("bia", screen, { ...base, ...bia, licence: "CC BY" })).status).toBe(303);
  expect(await stored()).toEqual(["Ana", "CC BY"]);
  const late = await post("bia", screen, { ...base, ...bia, credit: "Bia", licence: "CC BY" });
  expect(late.status).toBe(409);
  expect(readQuestions(await late.text()).questions).toMatchObject([{ field: "choice:credit" }]);
  expect(await stored()).toEqual(["Ana", "CC BY"]);
});

describe.each([
  { kind: "project", path: "/project", screen: screenOf, one: "name", other: "subtitle", body: {} },
  {
    ...{ kind: "documents", path: "/documents", screen: (id: number) => `/admin/documentos/${id}` },
    ...{ one: "title", other: "description", body: {} },
  },
  {
    ...{ kind: "partners", path: "/partners", screen: (id: number) => `/admin/parceiros/${id}` },
    ...{ one: "name", other: "en.name", body: { type: 1 } },
  },
  {
    kind: "banner",
    path: "",
    screen: () => "/admin/banner",
    one: "title",
    other: "text",
    body: {},
  },
  {
    ...{ kind: "home", path: "", screen: () => "/admin/numeros-mare" },
    ...{ one: "people.number", other: "people.description", body: {} },
  },
])("two people in the form of $kind", ({ kind, path, screen, one, other, body }) => {
  let id = 0;
  const base = { [one]: "Um", [other]: "Dois" };
  const button = (acao: object) => (kind === "project" || acao === keep ? acao : {}) as Fields;
  const save = (person: Person, fields: Fields, acao: object = publish) =>
    post(person, screen(id), { ...fields, ...button(acao) });
  const stored = async () => {
    const known = await open("ana", screen(id));
    const html = await (
      await fetch(server.url + screen(id), { headers: { Cookie: cookies.ana } })
    ).text();
    const value = (name: string) => {
      const escaped = name.replaceAll(".", "\\.");
      const input = new RegExp(`name="${escaped}"[^>]* value="([^"]*)"`).exec(html)?.[1];
      const area = new RegExp(`name="${escaped}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1];
      return (input || area || "").trim();
    };
    return { [one]: value(one), [other]: value(other), draft: known.draft };
  };

  beforeAll(async () => {
    if (path) id = await insert(path, { ...body, name: "Novo" });
    // "Salvar" twice: the second has something to be compared with.
    const answer = await save("ana", { ...(await open("ana", screen(id))), ...base });
    expect(answer.status).toBe(303);
  });

  test("what only one has changed stands, whoever saves last", async () => {
    await save("ana", { ...(await open("ana", screen(id))), ...base });
    const [ana, bia] = [await open("ana", screen(id)), await open("bia", screen(id))];
    expect((await save("ana", { ...ana, ...base, [one]: "De Ana" })).status).toBe(303);
    expect((await save("bia", { ...bia, ...base, [other]: "De Bia" })).status).toBe(303);
    expect(await stored()).toEqual({ [one]: "De Ana", [other]: "De Bia", draft: "none" });
  });

  test("what both have changed is asked with both texts and names, and the answer counts", async () => {
    for (const [side, result] of [
      ["mine", "De Bia"],
      ["theirs", "De Ana"],
    ] as const) {
      await save("ana", { ...(await open("ana", screen(id))), ...base });
      const [ana, bia] = [await open("ana", screen(id)), await open("bia", screen(id))];
      await save("ana", { ...ana, [one]: "De Ana", [other]: "Só de Ana" });
      const sent = { ...bia, ...base, [one]: "De Bia" };
      const refused = await save("bia", sent);
      expect(refused.status).toBe(409);
      const html = await refused.text();
      const { asked, questions } = readQuestions(html);
      expect(questions).toHaveLength(1);
      expect(questions[0]?.mine).toContain("De Bia");
      expect(questions[0]?.theirs).toMatch(/O de Equipe[\s\S]*\d\d\/\d\d\/\d{4}[\s\S]*De Ana/);
      // What was typed is all there, and nothing was chosen for anybody.
      expect(html).toMatch(/De Bia/);
      expect((await save("bia", { ...sent, asked })).status).toBe(409);
      const answered = { ...sent, asked, [questions[0]?.field ?? ""]: side };
      expect((await save("bia", answered)).status).toBe(303);
      expect(await stored()).toMatchObject({ [one]: result, [other]: "Só de Ana" });
    }
  });

  test("an answer counts for the text that it was given to, not for a later one", async () => {
    await save("ana", { ...(await open("ana", screen(id))), ...base });
    const [ana, bia] = [await open("ana", screen(id)), await open("bia", screen(id))];
    await save("ana", { ...ana, ...base, [one]: "De Ana" });
    const sent = { ...bia, ...base, [one]: "De Bia" };
    const { asked, questions } = readQuestions(await (await save("bia", sent)).text());
    await save("ana", { ...(await open("ana", screen(id))), ...base, [one]: "De Ana, mais" });
    const answered = { ...sent, asked, [questions[0]?.field ?? ""]: "theirs" };
    const again = await save("bia", answered);
    expect(again.status).toBe(409);
    expect(readQuestions(await again.text()).questions[0]?.theirs).toContain("De Ana, mais");
  });

  test("drafts too are merged: with one kept from the same draft, and with what is published", async () => {
    await save("ana", { ...(await open("ana", screen(id))), ...base });
    await save("ana", { ...(await open("ana", screen(id))), ...base, [one]: "Esboço" }, keep);
    const [ana, bia] = [await open("ana", screen(id)), await open("bia", screen(id))];
    await save("ana", { ...ana, ...base, [one]: "De Ana" }, keep);
    const kept = await save("bia", { ...bia, ...base, [one]: "Esboço", [other]: "De Bia" }, keep);
    expect(kept.status).toBe(303);
    expect(await stored()).toMatchObject({ [one]: "De Ana", [other]: "De Bia" });

    const late = await open("bia", screen(id));
    await save("ana", { ...(await open("ana", screen(id))), ...base, [one]: "No site" });
    const merged = await save("bia", { ...late, [one]: "De Ana", [other]: "De Bia, mais" }, keep);
    expect(merged.status).toBe(409);
    const { questions } = readQuestions(await merged.text());
    expect(questions.map(({ mine }) => mine)).toEqual([expect.stringContaining("De Ana")]);
  });
});

describe("two people in one project", () => {
  const rows = (...titles: string[]) =>
    titles.map((title) => ({ title, link: `/${title.toLowerCase().replaceAll(" ", "-")}` }));
  const documentsOf = async (id: number) =>
    (await call("GET", `/project/${id}`)).documents as { title: string; link: string }[];

  test("have the rows of both, and a removed row that the other has changed is asked for", async () => {
    const [file] = await uploadFiles(server, staff.token, { "mapa da orla.pdf": pdf });
    const id = await insert("/project", { name: "Cais", documents: rows("Ata", "Mapa", "Plano") });
    const [ana, bia] = [await open("ana", screenOf(id)), await open("bia", screenOf(id))];
    const changed = [
      ...rows("Ata"),
      { title: "Mapa novo", link: "/mapa", file },
      ...rows("Plano", "De Ana"),
    ];
    await post("ana", screenOf(id), {
      ...ana,
      ...publish,
      ...toForm({ name: "Cais", documents: changed }),
    });
    const mine = toForm({ name: "Cais", documents: rows("De Bia", "Ata", "Plano") });
    const sent = { ...bia, ...publish, ...mine };
    const refused = await post("bia", screenOf(id), sent);
    const { asked, questions } = readQuestions(await refused.text());
    expect(questions).toMatchObject([
      { mine: expect.stringContaining("(removido)"), theirs: expect.stringContaining("Mapa novo") },
    ]);
    expect(questions[0]?.theirs).toContain("mapa da orla.pdf · PDF, ");
    const answered = { ...sent, asked, [questions[0]?.field ?? ""]: "theirs" };
    expect((await post("bia", screenOf(id), answered)).status).toBe(303);
    const titles = (await documentsOf(id)).map(({ title }) => title);
    expect(titles).toEqual(["De Bia", "Ata", "Mapa novo", "Plano", "De Ana"]);
  });

  test("keep the file that came with a refused save", async () => {
    const id = await insert("/project", { name: "Cais" });
    const [ana, bia] = [await open("ana", screenOf(id)), await open("bia", screenOf(id))];
    await post("ana", screenOf(id), { ...ana, ...publish, name: "De Ana" });
    const body = new FormData();
    const sent = { ...bia, ...publish, name: "De Bia" };
    for (const [name, value] of Object.entries(sent)) body.set(name, value);
    body.set("upload:bannerImage", new File([new Uint8Array(await jpg())], "a.jpg"));
    const refused = await fetch(server.url + screenOf(id), {
      ...{ method: "POST", redirect: "manual", body },
      headers: { Cookie: cookies.bia, "Sec-Fetch-Site": "same-origin" },
    });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    const bannerImage = /name="bannerImage" value="(images[^"]+)"/.exec(html)?.[1] ?? "";
    expect(bannerImage).not.toBe("");
    expect(html).toMatch(/<p[^>]*>[^<]*a\.jpg/);
    const { asked } = readQuestions(html);
    const answered = { ...sent, bannerImage, asked, "choice:name": "theirs" };
    expect((await post("bia", screenOf(id), answered)).status).toBe(303);
    expect(await call("GET", `/project/${id}`)).toMatchObject({ name: "De Ana", bannerImage });
  });

  test("who add more photos together than a gallery holds are told, and none is dropped", async () => {
    const photos = { "1.jpg": await jpg(), "2.jpg": await jpg(), "3.jpg": await jpg() };
    const [first, second, third] = await uploadFiles(server, staff.token, photos);
    const gallery = Array.from({ length: 19 }, () => ({ file: first }));
    const id = await insert("/project", { name: "Cais", gallery });
    const [ana, bia] = [await open("ana", screenOf(id)), await open("bia", screenOf(id))];
    const form = (...added: unknown[]) =>
      toForm({ name: "Cais", gallery: [...gallery, ...added.map((file) => ({ file }))] });
    await post("ana", screenOf(id), { ...ana, ...publish, ...form(second) });
    const refused = await post("bia", screenOf(id), { ...bia, ...publish, ...form(third) });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("seriam 21 fotos, e o limite é 20. Remova 1");
    const fewer = toForm({ name: "Cais", gallery: [...gallery.slice(1), { file: third }] });
    expect((await post("bia", screenOf(id), { ...bia, ...publish, ...fewer })).status).toBe(303);
    const stored = (await call("GET", `/project/${id}`)).gallery as { file: string }[];
    expect(
      stored
        .slice(-2)
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual([second, third].toSorted());
    expect(stored).toHaveLength(20);
  });

  test("see what a colleague is typing before they keep a draft over it", async () => {
    const id = await insert("/project", { name: "Cais" });
    const draft = { name: "Cais", subtitle: "Esboço" };
    await post("ana", screenOf(id), { ...(await open("ana", screenOf(id))), ...keep, ...draft });
    const [ana, bia] = [await open("ana", screenOf(id)), await open("bia", screenOf(id))];
    const half = { attempt: "1", link: "https://exemplo..or" };
    const typing = { ...ana, ...draft, ...half, idempotencyKey: crypto.randomUUID() };
    expect((await post("ana", `${screenOf(id)}?automatico=`, typing)).status).toBe(200);
    const refused = await post("bia", screenOf(id), { ...bia, ...keep, ...draft, subtitle: "Bia" });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(half.link),
    ]);
    const form = await fetch(server.url + screenOf(id), { headers: { Cookie: cookies.bia } });
    expect(await form.text()).toContain(`value="${half.link}"`);
  });

  test("whose history does not tell any more what a form was opened on see the whole comparison", async () => {
    const id = await insert("/project", { name: "Cais", subtitle: "Um" });
    await call("PUT", `/project/${id}`, { name: "Cais", subtitle: "Dois" });
    const sent = { ...publish, version: "7", name: "Doca", subtitle: "Um" };
    const refused = await post("ana", screenOf(id), sent);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("Se você salvar de novo, vale a sua versão");
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
    expect((await post("ana", screenOf(id), { ...sent, version })).status).toBe(303);
  });
});

describe("any two edit scripts on one project, saved in any order,", () => {
  interface Row {
    title: string;
    description: string;
    link: string;
  }
  interface Content {
    name: string;
    subtitle: string;
    results: { title: string };
    documents: Row[];
  }
  type Step =
    | { does: "text"; field: "name" | "subtitle" | "results" }
    | { does: "title" | "description" | "remove"; row: number }
    | { does: "add"; at: number };
  const field = fc.constantFrom("name", "subtitle", "results" as const);
  const row = fc.nat({ max: 3 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ does: fc.constant("text" as const), field }) as fc.Arbitrary<Step>,
    fc.record({
      does: fc.constantFrom("title", "description", "remove"),
      row,
    }) as fc.Arbitrary<Step>,
    fc.record({ does: fc.constant("add" as const), at: row }) as fc.Arbitrary<Step>,
  );
  const script = fc.array(step, { minLength: 1, maxLength: 6 });
  const start: Content = {
    ...{ name: "Cais", subtitle: "À beira", results: { title: "Feito" } },
    documents: ["Ata", "Mapa", "Plano", "Guia"].map((title, index) => ({
      ...{ title, description: `Sobre ${title}`, link: `/papel-${index}` },
    })),
  };

  /** What one person makes of it; each new text is that person's own. */
  function edit(content: Content, steps: readonly Step[], who: string): Content {
    const result = structuredClone(content);
    for (const [index, one] of steps.entries()) {
      const text = `${who} ${index}`;
      const at =
        "row" in one ? result.documents.findIndex(({ link }) => link === `/papel-${one.row}`) : -1;
      const found = result.documents[at];
      if (one.does === "text" && one.field === "results") result.results.title = text;
      else if (one.does === "text") result[one.field as "name"] = text;
      else if (one.does === "add") {
        const added = { title: text, description: "", link: `/${who}-${index}` };
        result.documents.splice(one.at, 0, added);
      } else if (found && one.does === "remove") result.documents.splice(at, 1);
      else if (found) found[one.does as "title"] = text;
    }
    return result;
  }

  const valuesOf = (content: Content) => toForm(content as never);
  const byLink = (content: Content) => new Map(content.documents.map((one) => [one.link, one]));

  test("lose nothing: what one changed stands, what both changed is asked, lists are united", async () => {
    await fc.assert(
      fc.asyncProperty(script, script, fc.boolean(), async (anas, bias, isKept) => {
        const id = await insert("/project", start);
        const [ana, bia] = [await open("ana", screenOf(id)), await open("bia", screenOf(id))];
        const [theirs, mine] = [edit(start, anas, "ana"), edit(start, bias, "bia")];
        const acao = isKept ? keep : publish;
        const first = await post("ana", screenOf(id), { ...ana, ...acao, ...valuesOf(theirs) });
        expect(first.status).toBe(303);
        const sent = { ...bia, ...acao, ...valuesOf(mine) };
        let answer = await post("bia", screenOf(id), sent);
        let asked: Question[] = [];
        if (answer.status === 409) {
          const found = readQuestions(await answer.text());
          asked = found.questions;
          expect(asked.length).toBeGreaterThan(0);
          const choices = Object.fromEntries(asked.map(({ field: name }) => [name, "theirs"]));
          answer = await post("bia", screenOf(id), { ...sent, ...choices, asked: found.asked });
        }
        expect(answer.status).toBe(303);
        const result = (
          isKept
            ? (await call("GET", `/project/${id}/draft`)).content
            : await call("GET", `/project/${id}`)
        ) as Content;
        const wasAsked = (one: string, other: string) =>
          asked.some(
            ({ mine: left, theirs: right }) => left.includes(one) && right.includes(other),
          );

        const check = (b: string, m: string, t: string, r: string | undefined) => {
          if (m !== b && t !== b && m !== t) {
            expect(wasAsked(m, t)).toBe(true);
            expect(r).toBe(t);
          } else expect(r).toBe(m === b ? t : m);
        };
        check(start.name, mine.name, theirs.name, result.name);
        check(start.subtitle, mine.subtitle, theirs.subtitle, result.subtitle);
        check(start.results.title, mine.results.title, theirs.results.title, result.results.title);
        const [b, m, t, r] = [start, mine, theirs, result].map(byLink) as [
          ...[Map<string, Row>, Map<string, Row>, Map<string, Row>, Map<string, Row>],
        ];
        for (const [link, before] of b) {
          const [own, other, now] = [m.get(link), t.get(link), r.get(link)];
          if (own && other) {
            check(before.title, own.title, other.title, now?.title);
            check(before.description, own.description, other.description, now?.description);
            continue;
          }
          const left = own ?? other;
          const isTouched =
            left && (left.title !== before.title || left.description !== before.description);
          if (!isTouched) expect(now).toBeUndefined();
          else {
            expect(
              wasAsked(own ? own.title : "(removido)", other ? other.title : "(removido)"),
            ).toBe(true);
            if (other) expect(now).toMatchObject({ title: other.title });
            else expect(now).toBeUndefined();
          }
        }
        for (const side of [m, t]) {
          for (const [link, one] of side) if (!b.has(link)) expect(r.get(link)).toMatchObject(one);
        }
        expect(r.size).toBe(result.documents.length);
        // Nobody has moved a row: those of each keep their order.
        for (const side of [m, t]) {
          const shared = [...side.keys()].filter((link) => r.has(link));
          expect([...r.keys()].filter((link) => side.has(link))).toEqual(shared);
        }
      }),
      { numRuns: isLong ? 200 : 8 },
    );
  });
});
