import { admin, type TestServer } from "./server.ts";

/** A member of staff using the JSON endpoints. */
export interface ApiClient {
  token: string;
  call: (method: string, path: string, body?: unknown) => Promise<Response>;
}

/** Signs in at `POST /api/auth/login` with the test's staff account. */
export async function signInToApi(server: TestServer): Promise<ApiClient> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { token } = (await answer.json()) as { token: string };
  return {
    token,
    call: (method, path, body) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
