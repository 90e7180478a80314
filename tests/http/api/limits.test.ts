import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiClient } from "#tests/support/apiClient.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    demo: false,
    env: {
      LOGIN_LIMIT: "5/3m",
      CONTACT_LIMIT: "3/10m",
      TRUST_PROXY: "127.0.0.1, ::1, 10.20.30.40,",
    },
  });
});
afterAll(() => server.stop());

/** Posts JSON as from another client address. */
function post(path: string, body: unknown, from: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from, ...headers },
    body: JSON.stringify(body),
  });
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

describe("sign-in", () => {
  const signIn = (password: string, from: string) =>
    post("/api/auth/login", { email: admin.email, password }, from);

  test("refuses simultaneous guesses after the fifth, for that address alone", async () => {
    const guesses = Array.from({ length: 20 }, () => signIn("not this one", "203.0.113.1"));
    expect(await statuses(guesses)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    const refused = await signIn(admin.password, "203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(100);
    expect(await refused.json()).toEqual({
      message: "Muitas tentativas. Tente novamente em alguns minutos.",
    });
    expect((await signIn(admin.password, "203.0.113.2")).status).toBe(200);
  });

  test("never refuses those who know their password, however many come at once", async () => {
    const signIns = Array.from({ length: 20 }, () => signIn(admin.password, "203.0.113.3"));
    expect(await statuses(signIns)).toEqual(Array(20).fill(200));
  });

  test("answers an unknown e-mail as it answers a wrong password", async () => {
    const [unknown, wrong] = await Promise.all([
      post("/api/auth/login", { email: "x@example.org", password: "123456" }, "203.0.113.4"),
      signIn("123456", "203.0.113.4"),
    ]);
    expect(unknown.status).toBe(401);
    const answer = { message: "E-mail ou senha inválidos" };
    expect(await unknown.json()).toEqual(answer);
    expect(await wrong.json()).toEqual(answer);
  });

  test("makes a new session each time", async () => {
    const guest = apiClient(server);
    const [first, second] = [
      await guest.POST("/api/auth/login", { body: admin }),
      await guest.POST("/api/auth/login", { body: admin }),
    ];
    expect(first.data?.token).not.toBe(second.data?.token);
  });
});

describe("contact", () => {
  const good = {
    name: "Ana",
    email: "ana@example.org",
    phone: "8133334444",
    subject: "others",
    message: "Olá, Maré!",
  };

  test("takes three messages from an address, and no more at once", async () => {
    const sent = Array.from({ length: 8 }, () => post("/api/contact", good, "203.0.113.10"));
    expect(await statuses(sent)).toEqual([...Array(3).fill(201), ...Array(5).fill(429)]);
    expect((await post("/api/contact", good, "203.0.113.11")).status).toBe(201);
  });

  test("counts the client in front of every trusted proxy, and not the proxy", async () => {
    const by = "10.20.30.40";
    const sent = Array.from({ length: 4 }, () => post("/api/contact", good, `203.0.113.20, ${by}`));
    expect(await statuses(sent)).toEqual([201, 201, 201, 429]);
    expect((await post("/api/contact", good, `203.0.113.21, ${by}`)).status).toBe(201);
  });

  test("counts a message once, however often its Idempotency-Key comes back", async () => {
    const from = "203.0.113.13";
    const repeat = () => post("/api/contact", good, from, { "Idempotency-Key": "an answer lost" });
    for (let time = 0; time < 40; time++) expect((await repeat()).status).toBe(201);
    expect(await statuses([repeat(), repeat(), repeat(), repeat()])).toEqual(Array(4).fill(201));
    const others = Array.from({ length: 4 }, () => post("/api/contact", good, from));
    expect(await statuses(others)).toEqual([201, 201, 429, 429]);
  });

  test("does not count what it refuses, up to a wider limit", async () => {
    const bad = { ...good, email: "ana" };
    for (let time = 0; time < 30; time++) {
      expect((await post("/api/contact", bad, "203.0.113.12")).status).toBe(400);
    }
    const refused = await post("/api/contact", bad, "203.0.113.12");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  });
});
