import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./api.d.ts";
import { admin, type TestServer } from "./server.ts";

export type ApiClient = Client<paths>;

/** A client generated only from the published description. */
export function apiClient(server: TestServer, token?: string): ApiClient {
  return createClient<paths>({
    baseUrl: server.url,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
}

/** Signs in as the first member of staff. */
export async function signInToken(server: TestServer): Promise<string> {
  const { data } = await apiClient(server).POST("/api/auth/login", { body: admin });
  if (!data) throw new Error("The test's staff could not sign in");
  return data.token;
}

/**
 * Uploads files in one request.
 *
 * @returns their ids, in order
 */
export async function uploadFiles(
  server: TestServer,
  token: string,
  files: Record<string, Uint8Array>,
): Promise<string[]> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) {
    form.append("files[]", new Blob([new Uint8Array(bytes)]), name);
  }
  const answer = await fetch(`${server.url}/api/upload`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
  const { files: stored } = (await answer.json()) as { files: { id: string }[] };
  return stored.map((file) => file.id);
}
