import { expect } from "vitest";
import { admin, type TestServer } from "./server.ts";

/**
 * Signs in at the login page, with the test's staff account by default.
 *
 * @returns the `Cookie` header's value
 */
export async function signInCookie(
  server: TestServer,
  account: { email: string; password: string } = admin,
): Promise<string> {
  const answer = await fetch(`${server.url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(account),
  });
  expect(answer.headers.get("Location")).toBe("/admin/projetos");
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}
