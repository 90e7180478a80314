import type { TestServer } from "./server.ts";

/** Address of the demo's first project, which has every section of spec 2. */
export async function fullProject(server: TestServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/projects/all`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return `${server.url}/projeto/projeto/${data[0]?.id}`;
}
