import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";

const limit = 10;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false, env: { LOGIN_LIMIT: `${limit}/3m` } });
});
afterAll(() => server.stop());

function post(url: string, { email, password }: typeof admin, headers = {}) {
  return fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams({ email, password }),
  });
}

test("the form gives up after ten guesses, whatever address a guesser claims to have", async () => {
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, guess) =>
      post(
        server.url,
        { email: admin.email, password: `palpite ${guess}` },
        { "X-Forwarded-For": `203.0.113.${guess}`, "X-Real-IP": `203.0.113.${guess}` },
      ),
    ),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - limit);
  expect(statuses.filter((status) => status === 400 || status === 401)).toHaveLength(limit);
  const right = await post(server.url, admin);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(right.headers.get("Set-Cookie")).toBeNull();
});

/** `stop` fails if it is logged as an error. */
test("a form that only a program would send is the sender's mistake", async () => {
  const head = 'Content-Disposition: form-data; name="email"\r\n';
  for (const part of ["A: b\r\n".repeat(20_000), `${head}A\r\n`, `${head}A: b\r\nA: b\r\n`]) {
    const answer = await fetch(`${server.url}/admin`, {
      method: "POST",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "multipart/form-data; boundary=x",
      },
      body: `--x\r\n${part}\r\na\r\n--x--\r\n`,
    });
    expect(answer.status).toBe(400);
    await answer.arrayBuffer();
  }
});

/** Timings on a shared machine prove little, so only a gross difference fails. */
test("an unknown e-mail is refused like a known one, at the same cost", async () => {
  const open = await startServer({ demo: false });
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 30; round++) {
    for (const [kind, email] of [
      ["known", admin.email],
      ["unknown", `ninguem${round}@mare.example`],
    ] as const) {
      const startedAt = performance.now();
      const answer = await post(open.url, { email, password: "não é esta senha" });
      const text = await answer.text();
      times[kind]?.push(performance.now() - startedAt);
      expect(answer.status).toBe(401);
      expect(text).toContain("E-mail ou senha inválidos");
    }
  }
  const median = (values: number[] = []) =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.info("sign-in, ms", { known, unknown });
  // Without the work of a password check it would be answered in a fraction of the time.
  expect(unknown).toBeGreaterThan(known / 2);
  await open.stop();
});
