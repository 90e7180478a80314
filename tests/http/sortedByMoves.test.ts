import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unescapeHtml } from "#tests/support/htmlTags.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Lists that staff sort, moved from a page that was opened before somebody else moved something. */
let server: TestServer;
let staff: ApiClient;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

interface List {
  page: string;
  api: string;
  /** Fields of a new record. */
  make: (name: string) => object;
  order: (ids: number[]) => { id: string; body: object };
}

const places = (key: string) => (ids: number[]) => ({
  id: key,
  body: { data: ids.map((id, index) => ({ [key]: id, order: index + 1 })) },
});

const lists: [string, List][] = [
  [
    "the library",
    {
      ...{ page: "/admin/documentos", api: "documents", order: places("documentId") },
      make: (title) => ({ title }),
    },
  ],
  [
    "the other projects",
    {
      ...{ page: "/admin/projetos", api: "project", order: places("projectId") },
      make: (name) => ({ name }),
    },
  ],
  [
    "the highlighted projects",
    {
      ...{ page: "/admin/projetos", api: "project", order: places("projectId") },
      make: (name) => ({ name, highlight: true }),
    },
  ],
];

/** The buttons of a page without JavaScript, by their labels. */
async function buttonsOf(page: string) {
  const answer = await fetch(server.url + page, { headers: { Cookie: cookie } });
  const html = unescapeHtml(await answer.text());
  return (label: string) => {
    const [button = ""] =
      html.match(/<button[^>]*>/g)?.filter((each) => each.includes(`"${label}"`)) ?? [];
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(button)?.[1] ?? "";
    return {
      action: attribute("formAction") || attribute("formaction") || page,
      value: attribute("value"),
    };
  };
}

function press({ action, value }: { action: string; value: string }) {
  return sendForm(action, [["move", value]]);
}

function sendForm(action: string, fields: [name: string, value: string][]) {
  return fetch(server.url + action, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

/** The page that follows, with its notice. */
async function follow(answer: Response) {
  expect(answer.status).toBe(303);
  const flash = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const page = await fetch(new URL(answer.headers.get("Location") ?? "", server.url), {
    headers: { Cookie: `${cookie}; ${flash}` },
  });
  return page.text();
}

describe.each(lists)("%s", (_, list) => {
  let ids: number[] = [];
  async function fill(names: string) {
    for (const { id } of await stored()) await staff.call("DELETE", `/api/admin/${list.api}/${id}`);
    ids = [];
    for (const name of names) {
      const made = await staff.call("POST", `/api/admin/${list.api}`, list.make(name));
      ids.push(((await made.json()) as { id: number }).id);
    }
  }
  async function stored() {
    const answer = await staff.call("GET", `/api/admin/${list.api}`);
    return ((await answer.json()) as { data: { id: number; name?: string; title?: string }[] })
      .data;
  }
  const names = async () => (await stored()).map(({ name, title }) => name ?? title).join("");
  const colleagueOrders = (order: string) => {
    const sorted = [...order].map((name) => ids["abcd".indexOf(name)] ?? 0);
    return staff.call("PUT", `/api/admin/${list.api}/order`, list.order(sorted).body);
  };

  test.each([
    ["Mover c para antes", "dabc", "dacb"],
    ["Mover a para depois", "dabc", "dbac"],
    ["Mover b para antes", "adcb", "badc"],
    ["Mover d para antes", "dabc", "abdc"],
  ])(
    "%s, in an old tab, is applied to what a colleague made of the order",
    async (label, colleague, after) => {
      await fill("abcd");
      const button = await buttonsOf(list.page);
      await colleagueOrders(colleague);
      expect(await follow(await press(button(label)))).toContain("Ordem atualizada.");
      expect(await names()).toBe(after);
    },
  );

  test("a move beside a record that is gone says so, and the list is shown as it is", async () => {
    await fill("abcd");
    const button = await buttonsOf(list.page);
    await staff.call("DELETE", `/api/admin/${list.api}/${ids[1]}`);
    for (const label of ["Mover c para antes", "Mover b para depois"]) {
      expect(await follow(await press(button(label)))).toContain("a lista mudou enquanto isso");
    }
    expect(await names()).toBe("acd");
  });

  test("a whole order, or a bare index, is no move", async () => {
    await fill("abcd");
    const { action } = (await buttonsOf(list.page))("Mover c para antes");
    for (const value of [ids.toReversed().join(), `${ids[2]}:0`, ""]) {
      expect((await press({ action, value })).status).toBe(400);
    }
    expect(await names()).toBe("abcd");
  });
});

test("several documents are moved and deleted at once without a script, and come back together", async () => {
  const ids: number[] = [];
  for (const { id } of await documents()) await staff.call("DELETE", `/api/admin/documents/${id}`);
  for (const title of "abcde") {
    const made = await staff.call("POST", "/api/admin/documents", { title });
    ids.push(((await made.json()) as { id: number }).id);
  }
  const titles = async () => (await documents()).map(({ title }) => title).join("");
  const [, b = 0, , d = 0] = ids;
  const page = "/admin/documentos";
  const chosen = [b, d].map((id): [string, string] => ["id", String(id)]);

  const list = await read(page);
  expect(list.match(/<input type="checkbox" form="selecao"[^>]* name="id"/g)).toHaveLength(5);
  expect(list).toMatch(/<form id="selecao"[^>]* action="\/admin\/documentos" method="post"/);
  for (const end of ["start", "end"]) expect(list).toContain(`value="${end}" name="command"`);
  const moved = await follow(await sendForm(page, [["command", "start"], ...chosen]));
  expect(moved).toContain("2 documentos movidos.");
  expect(await titles()).toBe("bdace");
  await follow(await sendForm("/admin/historico/desfazer", revisionsIn(moved)));
  expect(await titles()).toBe("abcde");

  const question = await read(`${page}/excluir?id=${b}&id=${d}`);
  expect(question).toContain("Os 2 arquivos serão removidos permanentemente.");
  // Behind a dialog that is open without a script, the bar is hidden with its checkboxes.
  expect(question).toMatch(/<div[^>]* data-behind-dialog=""[^>]*><form id="selecao"/);
  const deleted = await follow(await sendForm(`${page}/excluir`, chosen));
  expect(deleted).toContain("2 arquivos excluídos.");
  expect(await titles()).toBe("ace");
  const undone = await follow(await sendForm("/admin/historico/desfazer", revisionsIn(deleted)));
  expect(undone).toContain("Desfeito: 2 itens voltaram a ser como antes.");
  expect(await titles()).toBe("abcde");

  for (const action of [page, `${page}/excluir`]) {
    const none = await follow(await sendForm(action, [["command", "end"]]));
    expect(none).toContain("Nenhum documento foi selecionado.");
    const gone = await follow(
      await sendForm(action, [
        ["command", "end"],
        ["id", "999"],
      ]),
    );
    expect(gone).toContain("Estes documentos não estão mais na lista.");
    expect(
      (
        await sendForm(action, [
          ["command", "end"],
          ["id", "a"],
        ])
      ).status,
    ).toBe(400);
  }
  expect(await titles()).toBe("abcde");

  // One alone has no bar, and nothing to tick.
  await sendForm(
    `${page}/excluir`,
    ids.slice(1).map((id) => ["id", String(id)]),
  );
  const single = await read(page);
  expect(single).toContain('aria-label="Editar a"');
  expect(single).not.toMatch(/type="checkbox"|id="selecao"/);
});

async function documents() {
  const answer = await staff.call("GET", "/api/admin/documents");
  return ((await answer.json()) as { data: { id: number; title: string }[] }).data;
}

async function read(path: string) {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  return unescapeHtml(await answer.text());
}

/** The fields of "Desfazer" in a page's notice. */
function revisionsIn(html: string) {
  return [...html.matchAll(/name="revision" value="(\d+)"/g)].map(
    ([, id = ""]): [string, string] => ["revision", id],
  );
}

describe("the partners", () => {
  async function board() {
    const answer = await fetch(`${server.url}/admin/parceiros`, { headers: { Cookie: cookie } });
    return unescapeHtml(await answer.text());
  }
  const moveIn = (html: string, menu: string, text: string) => {
    const [, rest = ""] = html.split(`aria-label="Opções de ${menu}"`);
    const [, value = ""] =
      [...rest.matchAll(/<button[^>]*value="([^"]*)"[^>]*>.*?<\/button>/gs)].find(([button]) =>
        button.includes(text),
      ) ?? [];
    return value;
  };
  const order = async () => {
    const answer = await staff.call("GET", "/api/admin/partners");
    const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
    return data;
  };

  test("moved in an old tab keep a colleague's places, across columns; a neighbour that is gone is told", async () => {
    for (const name of "abcdef") {
      await staff.call("POST", "/api/admin/partners", { name, type: 1, image: null });
    }
    // Columns: ab cd ef.
    const old = await board();
    const move = (html: string, name: string, text: string) =>
      press({ action: "/admin/parceiros", value: moveIn(html, name, text) });
    await follow(await move(old, "f", "coluna anterior"));
    // ab cfd e.
    expect((await order()).map(({ name }) => name).join("")).toBe("abcfde");
    expect(await follow(await move(old, "b", "cima"))).toContain("Posição do parceiro salva.");
    expect((await order()).map(({ name }) => name).join("")).toBe("bacfde");
    expect(await follow(await move(old, "a", "próxima coluna"))).toContain(
      "Posição do parceiro salva.",
    );
    expect((await order()).map(({ name }) => name).join("")).toBe("bacfde");
    // e was shown above f, which is in another column now.
    expect(await follow(await move(old, "e", "baixo"))).toContain("a lista mudou enquanto isso");
    const gone = (await order()).find(({ name }) => name === "c");
    await staff.call("DELETE", `/api/admin/partners/${gone?.id}`);
    expect(await follow(await move(old, "d", "cima"))).toContain("a lista mudou enquanto isso");
    expect((await order()).map(({ name }) => name).join("")).toBe("bafde");
  });
});
