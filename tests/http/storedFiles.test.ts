import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { tagsOf } from "#tests/support/htmlTags.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function screen(path: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  expect(answer.status, path).toBe(200);
  // The data for the script repeats the texts.
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
}

const library = (query = "") => screen(`/admin/acervo${query}`);
const upload = (files: Record<string, Uint8Array>) => uploadFiles(server, staff.token, files);

async function add(path: string, body: object): Promise<number> {
  const answer = await staff.call("POST", `/api/admin/${path}`, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test("the library says that it is empty, and what a search does not find", async () => {
  expect(await library()).toContain("Nenhum arquivo ainda.");
  expect(await library("?q=nada")).toContain("Nenhum arquivo com esta busca.");
});

test("a file shows every place that uses it, and each link leads to a field that is there", async () => {
  const [photo = "", paper = ""] = await upload({
    "Praça das Marés.png": await samples.png(),
    "ata.pdf": samples.pdf,
  });
  const project = await add("project", {
    name: "Cais",
    bannerImage: photo,
    link: `/storage/${paper}`,
    description: { firstImage: photo },
    results: { image: photo },
    partners: [{ image: photo }],
    posts: [{ title: "Notícia", image: photo }],
    gallery: [{ file: photo }],
    documents: [{ title: "Ata", file: paper }],
    beforeAndAfter: { beforeImage: photo, eBookFile: paper },
  });
  await add("documents", { title: "Ata", file: paper });
  await add("partners", { name: "Porto", type: 1, image: photo });
  await staff.call("POST", "/api/admin/banner", { active: true, desktopImage: photo });
  const html = await library("?ver=lista");
  expect(html).toContain("Em 9 lugares");
  expect(html).toContain("Em 4 lugares");
  expect(html).toContain(`/admin/arquivos/${photo}`);
  expect(html.match(/Sem texto alternativo/g)).toHaveLength(2);
  const links = tagsOf(html, "a").flatMap(({ href = "" }) => (href.includes("#") ? href : []));
  const uses = [...new Set(links)].filter((href) => /^\/admin\/\w/.test(href));
  expect(uses.length).toBe(13);
  const screens = new Map<string, string>();
  for (const use of uses) {
    const [path = "", anchor] = use.split("#");
    if (!screens.has(path)) screens.set(path, await screen(path));
    expect([use, screens.get(path)?.includes(`id="${anchor}"`)]).toEqual([use, true]);
  }
  const description = await screen(`/admin/arquivos/${photo}`);
  const named = uses.filter((use) => description.includes(`href="${use}"`));
  expect([description.includes("Onde aparece"), named.length]).toEqual([true, 9]);
  expect(uses).toContain(`/admin/editar-projeto/${project}#projeto-bannerImage`);
});

test("search, filters and view are addresses, kept by the form and by the other view's link", async () => {
  await upload({ "sem uso.pdf": samples.paper(), "Foto da orla.png": await samples.png() });
  const found = await library("?q=ORLA&falta=sem-uso&ver=lista");
  expect(found).toContain("1 arquivo<");
  expect(found).toContain("Foto da orla.png");
  // Nobody is shown it; what the choice is called stands in the form.
  expect(found.match(/Sem texto alternativo/g)).toHaveLength(1);
  expect(found).not.toContain("sem uso.pdf");
  expect(found).toContain('href="/admin/acervo?q=ORLA&amp;falta=sem-uso"');
  expect(found).toMatch(/<input type="hidden" name="ver" value="lista"\/>/);
  expect(found).toMatch(/<option value="sem-uso" selected="">/);
  expect(await library("?tipo=documento")).not.toContain("Foto da orla.png");
  expect(await library("?tipo=imagem&ordem=antigos")).toMatch(/Praça das Marés[\s\S]*Foto da orla/);
});

test("a long library is paged, and a file that only the history keeps says so", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, number) => [`lote ${number}.pdf`, samples.paper()]),
  );
  const [first = "", second = ""] = await upload(many);
  const id = await add("documents", { title: "Edital", file: first });
  await staff.call("PUT", `/api/admin/documents/${id}`, { title: "Edital", file: second });
  const page = await library("?q=lote&pagina=2");
  expect(page).toContain("50 arquivos<");
  expect(page.match(/lote \d+\.pdf<\/p>/g)).toHaveLength(2);
  expect(page).toContain('href="/admin/acervo?q=lote"');
  expect(page).toContain("guardado pelo histórico ou pela lixeira");
});

/** Posts a form as a browser does without JavaScript. */
function post(path: string, fields: [name: string, value: string | Blob][], as = cookie) {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, value instanceof File ? value.name : "nova.png");
  }
  const headers = { Cookie: as, "Sec-Fetch-Site": "same-origin" };
  return fetch(server.url + path, { method: "POST", redirect: "manual", headers, body });
}

test("many files are sent to the library itself; what is refused is named, and the others stay", async () => {
  const file = (name: string, bytes: Uint8Array): [string, File] => [
    "upload:arquivos[].file",
    new File([new Uint8Array(bytes)], name),
  ];
  const send = async (...files: [string, File][]) => post("/admin/acervo", files);
  const good = [file("lote-a.pdf", samples.paper()), file("lote-b.mp4", samples.mp4)];
  expect((await send(...good)).status).toBe(303);
  const mixed = await send(
    file("lote-c.pdf", samples.paper()),
    file("lote-d.svg", samples.svg),
    file("copia.mp4", samples.mp4),
  );
  const told = await mixed.text();
  expect(mixed.status).toBe(415);
  expect(told).toContain("lote-d.svg");
  expect(told).toContain(
    "2 arquivos enviados. Já estava no acervo, e não foi guardado de novo: copia.mp4.",
  );
  expect((await send()).status).toBe(400);
  const found = await library("?falta=sem-uso&q=lote");
  for (const name of ["lote-a.pdf", "lote-b.mp4", "lote-c.pdf"]) expect(found).toContain(name);
});

test("a file is renamed, and says whose it is, on a form that refuses an older version", async () => {
  const [paper = ""] = await upload({ "scan0001.pdf": samples.paper() });
  const address = `/admin/acervo/${paper}`;
  const version = /name="version" value="(\d+)"/.exec(await screen(address))?.[1] ?? "";
  const save = (name: string, credit: string) =>
    post(address, [
      ["version", version],
      ["name", name],
      ["credit", credit],
      ["licence", "CC BY 4.0"],
    ]);
  expect((await save(" ", "Ana Lima")).status).toBe(400);
  expect((await save("Ata da assembleia.pdf", "Ana Lima")).status).toBe(303);
  expect((await save("Outra.pdf", "Bia")).status).toBe(409);
  const found = await library("?q=assembleia");
  expect(found).toContain("Ata da assembleia.pdf");
  expect(found).toContain("Ana Lima · CC BY 4.0");
  const { headers } = await fetch(`${server.url}/storage/${paper}`);
  expect(headers.get("Content-Disposition")).toContain('filename="Ata da assembleia.pdf"');
  const guest = await fetch(server.url + address, { redirect: "manual" });
  expect(guest.headers.get("Location")).toMatch(/^\/admin\?/);
});

test("who describes a file and who names it do not disturb each other, but two who name it do", async () => {
  const [photo = ""] = await upload({ "IMG_2041.png": await samples.png() });
  const [named, described] = [`/admin/acervo/${photo}`, `/admin/arquivos/${photo}`];
  const opened = async (address: string) => {
    const fields = tagsOf(await screen(address), "input");
    return ["version", "draft"].map((name): [string, string] => [
      name,
      fields.find((field) => field.name === name)?.value ?? "",
    ]);
  };
  const [toName, toDescribe] = [await opened(named), await opened(described)];
  const name = (as: [string, string][], credit: string) =>
    post(named, [...as, ["name", "IMG_2041.png"], ["credit", credit]]);
  const describe = (as: [string, string][], altPt: string) =>
    post(described, [...as, ["altPt", altPt], ["altEn", ""], ["focalX", "50"], ["focalY", "50"]]);
  expect((await name(toName, "Ana Lima")).status).toBe(303);
  expect((await describe(toDescribe, "O cais")).status).toBe(303);
  const later = await opened(named);
  expect((await describe(await opened(described), "O cais novo")).status).toBe(303);
  expect((await name(later, "Bia Reis")).status).toBe(303);
  expect((await name(later, "Caio")).status).toBe(409);
  expect((await describe(toDescribe, "A ponte")).status).toBe(409);
});

/** Where a form that chooses from the library leads. */
async function toLibrary(path: string, fields: [string, string | Blob][], pressed: string) {
  const answer = await post(path, [...fields, ["acervo", pressed]]);
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

test("without JavaScript a form chooses from the library, and comes back with what was typed and sent", async () => {
  const [photo = "", film = ""] = await upload({
    "Maracatu.png": await samples.png(),
    "maracatu.mp4": samples.mp4,
    "maracatu.pdf": samples.paper(),
  });
  const typed: [string, string | Blob][] = [
    ["link", "https://example.org/carnaval"],
    ["title", "Carnaval nas ruas"],
    ["upload:mobileImage", new Blob([new Uint8Array(await samples.png())])],
  ];
  const library = await toLibrary("/admin/banner", typed, "desktopImage banner-desktopImage");
  expect(library).toMatch(/^\/admin\/acervo\/escolher\?pendente=/);
  const found = await screen(`${library}&q=maracatu`);
  expect(found).toContain("Maracatu.png");
  expect(found).not.toContain("maracatu.mp4");
  expect(found).not.toContain("maracatu.pdf");
  expect(found).toContain('name="pendente"');
  const back = /href="(\/admin\/banner\?pendente=[\w-]+)"/.exec(found)?.[1] ?? "";
  expect(await screen(back)).toContain('value="https://example.org/carnaval"');

  const refused = await post(library, [["arquivo", film]]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("não serve neste campo");
  expect((await post(library, [])).status).toBe(400);
  const chosen = await post(library, [["arquivo", photo]]);
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([
    303,
    `${back}#banner-desktopImage`,
  ]);
  const form = await screen(back);
  expect(form).toContain('value="https://example.org/carnaval"');
  expect(form).toContain('value="Carnaval nas ruas"');
  expect(form).toContain(`name="desktopImage" value="${photo}"`);
  expect(form).toMatch(/<p[^>]*>[^<]*Maracatu\.png/);
  expect(form).toMatch(/name="mobileImage" value="images\/\w{32}\.webp"/);
  expect(await screen("/admin/banner")).not.toContain(photo);
});

test("a gallery takes several files from the library, and a form that is not kept any more says so", async () => {
  const [one = "", two = ""] = await upload({
    "g1.png": await samples.png(),
    "g2.png": await samples.png(),
  });
  const typed: [string, string][] = [
    ["name", "Galeria nova"],
    ["gallery[0].file", one],
  ];
  const library = await toLibrary("/admin/adicionar-projeto", typed, "gallery[].file galeria");
  const first = await screen(library);
  expect(first).toContain("Usar os marcados");
  expect(first).toMatch(/Marcar<span class="visually-hidden">: <!-- -->g2\.png<\/span>/);
  // What is marked goes along in a GET request, and is no file of this search.
  const sought = await screen(`${library}&q=g1&arquivo=${encodeURIComponent(two)}`);
  const boxes = tagsOf(sought, "input").filter(({ name }) => name === "arquivo");
  expect(boxes.map(({ value }) => value)).toEqual([two, one]);
  expect(sought).toMatch(/Marcados antes[\s\S]*checked[\s\S]*g2\.png[\s\S]*Marcar/);
  const refused = await post(library, [
    ["arquivo", two],
    ["arquivo", "images/gone.webp"],
  ]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${two}"`));
  const chosen = await post(library, [
    ["arquivo", two],
    ["arquivo", one],
  ]);
  const form = await screen((chosen.headers.get("Location") ?? "").split("#")[0] ?? "");
  expect(form).toContain('value="Galeria nova"');
  const photos = [...form.matchAll(/name="gallery\[\d\]\.file" value="([^"]+)"/g)];
  expect(photos.map(([, path]) => path)).toEqual([one, two, one]);
  const lost = await post(library.replace(/pendente=[\w-]+/, "pendente=outra"), [["arquivo", two]]);
  expect(lost.headers.get("Location")).toBe("/admin/acervo");
});

test("without JavaScript new documents from the library have titles, and those sent with them", async () => {
  const [stored = ""] = await upload({ "ata-da-assembleia.pdf": samples.paper() });
  const sent = new File([new Uint8Array(samples.paper())], "plano_de_aguas.pdf");
  const fields: [string, string | Blob][] = [["upload:documents[].file", sent]];
  const path = "/admin/documentos/varios";
  const choice = await toLibrary(path, fields, "documents[].file documentos");
  const chosen = await post(choice, [["arquivo", stored]]);
  const form = await screen((chosen.headers.get("Location") ?? "").split("#")[0] ?? "");
  const titles = tagsOf(form, "input").filter(({ name = "" }) => /\]\.title$/.test(name));
  expect(titles.map(({ value }) => value)).toEqual(["Plano de aguas", "Ata da assembleia"]);
});

test("the script of an open form is told what was chosen, and the moment is noted", async () => {
  const [photo = ""] = await upload({ "escolhida.png": await samples.png() });
  const choose = (path: string, as = cookie) =>
    post("/admin/acervo/escolher.data?aceita=image", [["arquivo", path]], as);
  const answer = await choose(photo);
  const told = await answer.text();
  expect([answer.status, told.includes("escolhida.png")]).toEqual([200, true]);
  expect(told).toContain("missing");
  const [row] = query<{ chosenAt: string }>(
    server.storageDir,
    `select chosenAt from media where path = '${photo}'`,
  );
  expect(Date.parse(row?.chosenAt ?? "")).toBeGreaterThan(Date.now() - 600_000);
  expect((await choose("images/gone.webp")).status).toBe(400);
  expect((await choose(photo, "")).status).not.toBe(200);
});

test("the same photo sent to five places is stored once, and every place that lets it go counts no more", async () => {
  const photo = await samples.png();
  const sent: string[] = [];
  for (const name of ["a.png", "b.png", "c.png", "d.png"]) {
    sent.push(...(await upload({ [name]: photo })));
  }
  const picked = new FormData();
  picked.append("files[]", new Blob([new Uint8Array(photo)]), "e.png");
  const picker = await fetch(`${server.url}/admin/arquivos?accept=image`, {
    method: "POST",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: picked,
  });
  const { files } = (await picker.json()) as { files: { id: string; name: string }[] };
  sent.push(files[0]?.id ?? "");
  expect([new Set(sent).size, files[0]?.name]).toEqual([1, "e.png"]);
  const [file = ""] = sent;
  const state = () => screen(`/admin/acervo?q=${encodeURIComponent("a.png")}`);

  const project = await add("project", { name: "Ponte", bannerImage: file, gallery: [{ file }] });
  const partner = await add("partners", { name: "Porto", type: 1, image: file });
  const document = await add("documents", { title: "Mapa", file });
  const draft = await add("documents/draft", { content: { title: "Rascunho", file } });
  expect(await state()).toContain("Em 5 lugares");
  await staff.call("PUT", `/api/admin/project/${project}`, { name: "Ponte", gallery: [{ file }] });
  expect(await state()).toContain("Em 4 lugares");
  await staff.call("PUT", `/api/admin/project/${project}`, { name: "Ponte" });
  await staff.call("DELETE", `/api/admin/partners/${partner}`);
  await staff.call("DELETE", `/api/admin/documents/${document}`);
  expect(await state()).toContain("só no rascunho");
  expect((await fetch(`${server.url}/storage/${file}`)).status).toBe(410);
  await staff.call("DELETE", `/api/admin/documents/${draft}/draft`);
  // What the history and the trash name is kept for as long as they are.
  expect(await state()).toContain("guardado pelo histórico ou pela lixeira");
});

test("bytes of a withheld file sent again are another file: served at once, and its address stays gone", async () => {
  const paper = samples.paper();
  const [secret = ""] = await upload({ "Minuta sigilosa.pdf": paper });
  const id = await add("documents", { title: "Minuta", file: secret });
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  const status = async () => (await fetch(`${server.url}/storage/${secret}`)).status;
  expect(await status()).toBe(410);
  const [fresh = ""] = await upload({ "Nota.pdf": paper });
  expect(fresh).not.toBe(secret);
  expect((await fetch(`${server.url}/storage/${fresh}`)).status).toBe(200);
  expect(await upload({ "Nota.pdf": paper })).toEqual([fresh]);
  await add("documents", { title: "Nota", file: fresh });
  expect(await status()).toBe(410);
  const draft = await add("documents/draft", { content: { title: "Outra", file: secret } });
  expect([draft > 0, await status()]).toEqual([true, 410]);
});

test("no download of a file sent under two names has another's name", async () => {
  const paper = samples.paper();
  const [secret = ""] = await upload({ "Minuta sigilosa.pdf": paper });
  expect(await upload({ "Nota.pdf": paper })).toEqual([secret]);
  const note = await add("documents", { title: "Nota 17.5", file: secret });
  await add("project", { name: "Doca", documents: [{ title: "Anexo", file: secret }] });
  const nameAt = async (path: string) =>
    (await fetch(server.url + path)).headers.get("Content-Disposition");
  expect(await nameAt(`/documento/${note}/nota-17-5`)).toContain('filename="Nota 17.5.pdf"');
  expect(await nameAt(`/storage/${secret}`)).toContain('filename="Anexo.pdf"');
});

test("a file without use is deleted into the trash, comes back by its notice or its button, and is erased there", async () => {
  const [paper = "", used = ""] = await upload({
    "minuta-velha.pdf": samples.paper(),
    "ata-usada.pdf": samples.paper(),
  });
  await add("documents", { title: "Ata de maio", file: used });
  const dialog = (path: string) => `/admin/acervo/${path}/excluir?q=minuta`;
  const press = (path: string, action: string) => post(dialog(path), [["acao", action]]);
  const status = async () => (await fetch(`${server.url}/storage/${paper}`)).status;

  const refusal = await screen(dialog(used));
  expect(refusal).toContain("Este arquivo está em uso");
  expect(refusal).toMatch(/href="\/admin\/documentos\/\d+#document-file"/);
  expect(refusal).not.toContain("Excluindo");
  expect((await press(used, "excluir")).status).toBe(303);
  expect((await fetch(`${server.url}/storage/${used}`)).status).toBe(200);
  // It was never public, yet its address may be known.
  expect([await status(), (await screen(dialog(paper))).includes("lixeira por 30 dias")]).toEqual([
    200,
    true,
  ]);
  // What only the trash can do is not done outside it.
  await press(paper, "apagar");
  expect(await status()).toBe(200);
  const deleted = await press(paper, "excluir");
  expect([deleted.status, deleted.headers.get("Location"), await status()]).toEqual([
    303,
    "/admin/acervo?q=minuta",
    410,
  ]);
  expect(await library("?q=minuta-velha")).toContain("Nenhum arquivo com esta busca.");
  const flash = (deleted.headers.get("Set-Cookie") ?? "").split(";")[0];
  const shown = await fetch(`${server.url}/admin/acervo`, {
    headers: { Cookie: `${cookie}; ${flash}` },
  });
  const notice = await shown.text();
  expect(notice).toContain("minuta-velha.pdf foi para a lixeira.");
  expect(notice).toContain(`name="revision" value="${paper}"`);
  const undone = await post("/admin/historico/desfazer", [
    ["revision", paper],
    ["back", "/admin/acervo?q=minuta"],
  ]);
  expect([undone.headers.get("Location"), await status()]).toEqual(["/admin/acervo?q=minuta", 200]);

  await press(paper, "excluir");
  expect(await screen("/admin/lixeira")).toContain("1 arquivo excluído do acervo");
  const trashed = await library("?falta=lixeira");
  expect(trashed).toContain("Na lixeira: apagado de vez a partir de");
  expect(trashed).toMatch(/<button[^>]*value="restaurar"/);
  expect((await press(paper, "restaurar")).status).toBe(303);
  expect(await status()).toBe(200);
  await press(paper, "excluir");
  expect(await screen(dialog(paper))).toContain("Apagar de vez?");
  expect((await press(paper, "apagar")).status).toBe(303);
  expect([await status(), (await press(paper, "apagar")).status]).toEqual([404, 303]);
  const guest = await fetch(server.url + dialog(used), { redirect: "manual" });
  expect(guest.headers.get("Location")).toMatch(/^\/admin\?/);
});

test("the question before a deletion keeps the spec's words and says what becomes of the files", async () => {
  const [paper = "", shared = ""] = await upload({
    "so-aqui.pdf": samples.paper(),
    "em-dois.pdf": samples.paper(),
  });
  const documents = [
    { title: "Um", file: paper },
    { title: "Dois", file: shared },
  ];
  const project = await add("project", { name: "Praia", documents });
  const document = await add("documents", { title: "Edital da praia", file: shared });
  const asked = await screen(`/admin/projetos/${project}/excluir`);
  expect(asked).toContain(
    "<p>Essa ação não pode ser desfeita. O projeto será removido permanentemente.</p>",
  );
  expect(asked).toMatch(
    /Arquivos que saem do ar junto, na mesma hora:<\/p><ul><li>so-aqui\.pdf<\/li><\/ul>/,
  );
  expect(asked).toContain("em-dois.pdf (Documento: Edital da praia, Arquivo)");
  const other = await screen(`/admin/documentos/${document}/excluir`);
  expect(other).toContain("<p>O arquivo será removido permanentemente.</p>");
  expect(other).toMatch(/usados em outro lugar:<\/p><ul><li>em-dois\.pdf \(Projeto: Praia/);
  await staff.call("DELETE", `/api/admin/project/${project}`);
  const trash = await screen("/admin/lixeira");
  const erase = /href="(\/admin\/lixeira\/\d+\/apagar)"/.exec(trash)?.[1] ?? "";
  expect(await screen(erase)).toMatch(
    /apagados de vez, na mesma hora:<\/p><ul><li>so-aqui\.pdf<\/li>/,
  );
});
