import type { TestServer } from "./server.ts";

/** The public pages of spec 2 that exist without any content. */
const fixedPaths = [
  "/",
  "/projetos",
  "/o-que-fazemos",
  "/sobre",
  "/documentos",
  "/uploads",
  "/busca",
  "/contato",
  "/termos",
  "/politica",
  "/nao-existe",
];

/** Every kind of public page, with one project that has all sections and one that has almost none. */
export async function publicPaths(server: TestServer): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/projects/all`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const ids = data.map(({ id }) => id);
  const chosen = [ids.at(0), ids.at(-1)].filter((id) => id !== undefined);
  return [...fixedPaths, ...chosen.map((id) => `/projeto/projeto/${id}`)];
}
