import { expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { admin, newStorage, startServer } from "#tests/support/server.ts";

test("a site that has staff gets no other account from its settings", async () => {
  const site = await startServer({ demo: false, storageDir: newStorage(false) });
  await site.stop({ keepStorage: true });
  const { storageDir } = site;
  const env = { ADMIN_EMAIL: "outra@mare.example" };
  const again = await startServer({ demo: false, storageDir, env });
  expect(query(storageDir, "select email from staff")).toEqual([{ email: admin.email }]);
  await again.stop();
});

test("an account is added to an empty folder, with a password of at least 12 characters", () => {
  const folder = newStorage(false);
  expect(commandWith({ input: "onze letras\n" }, folder, "staff", "add", "a@b.org").status).toBe(1);
  expect(commandWith({ input: "doze letras!\n" }, folder, "staff", "add", "a@b.org")).toMatchObject(
    { status: 0 },
  );
});

const noAccount = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };

test("a site without an account lets whoever reads its log make the first, once", async () => {
  const site = await startServer({ demo: false, storageDir: newStorage(false), env: noAccount });
  const [, code = ""] = /with the code (\S+)/.exec(JSON.stringify(site.log())) ?? [];
  expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/);
  const form = await fetch(`${site.url}/admin`);
  expect([new URL(form.url).pathname, await form.text()]).toEqual([
    "/admin/primeira-conta",
    expect.stringContaining("ainda não tem nenhuma conta"),
  ]);
  const typed = { name: "Ana", email: "Ana@mare.example", newPassword: "maré cheia às seis" };
  const make = (fields: Record<string, string>) =>
    fetch(`${site.url}/admin/primeira-conta`, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ ...typed, ...fields }),
    });
  const wrong = await make({ code: "AAAA-AAAA-AAAA" });
  const text = await wrong.text();
  expect([wrong.status, text]).toEqual([400, expect.stringContaining("Este não é o código")]);
  expect(text).toContain('value="Ana"');
  expect((await make({ code, newPassword: "q1w2e3r4t5y6" })).status).toBe(400);
  const spaced = code.toLowerCase().replaceAll("-", " ");
  const answers = await Promise.all([make({ code: spaced }), make({ code, email: "b@x.org" })]);
  const made = answers.filter((answer) => answer.headers.get("Location") === "/admin/projetos");
  expect(made).toHaveLength(1);
  expect(query(site.storageDir, "select count(*) as count from staff")).toEqual([{ count: 1 }]);
  expect((await make({ code })).headers.get("Location")).toBe("/admin");
  const cookie = made[0]?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const inside = await fetch(`${site.url}/admin/banner`, { headers: { Cookie: cookie } });
  expect(new URL(inside.url).pathname).toBe("/admin/banner");
  expect(JSON.stringify(site.log())).not.toContain("maré cheia");
  await site.stop();
});

test("the code cannot be guessed on and on, and ends when a command makes an account", async () => {
  const site = await startServer({ demo: false, storageDir: newStorage(false), env: noAccount });
  const guess = () =>
    fetch(`${site.url}/admin/primeira-conta`, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({
        code: "AAAA-AAAA-AAAA",
        name: "Ana",
        email: "a@x.org",
        newPassword: "maré cheia às seis",
      }),
    });
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) statuses.push((await guess()).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  commandWith({ input: "doze letras!" }, site.storageDir, "staff", "add", "a@b.org");
  const page = await fetch(`${site.url}/admin/primeira-conta`, { redirect: "manual" });
  expect(page.headers.get("Location")).toBe("/admin");
  await site.stop();
});
