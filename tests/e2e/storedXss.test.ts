import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { adminPages } from "#tests/support/adminPages.ts";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { useChromium } from "#tests/support/browser.ts";
import { postMessage } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { filled } from "#tests/support/filledSchema.ts";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/** Breaks out of an attribute, a title, a text area, a script, a comment; then tries to run. */
const script =
  "\"'></title></textarea></script>--><img data-xss src=x onerror=xss=1>" +
  "<script data-xss>xss=1</script><svg data-xss onload=xss=1>\u2028{{xss=1}}";

const isLong = form({ short: false, long: true });

let server: TestServer;
let pages: string[];
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer({ demo: false });
  const staff = await signInToApi(server);
  const token = await signInToken(server);
  const [image = "", video = "", paper = ""] = await uploadFiles(server, token, {
    [`${script}.png`]: await samples.png(1200, 800),
    [`${script}.mp4`]: samples.mp4,
    [`${script}.pdf`]: samples.pdf,
  });
  const files = { image, video, projectDocument: paper, libraryDocument: paper };
  const value = (schema: Parameters<typeof filled>[0]) => filled(schema, { text: script, files });
  const saves: [string, unknown][] = [
    ["project", value(projectSchema)],
    ["documents", value(documentSchema)],
    ["partners", { ...(value(partnerSchema) as object), type: 1 }],
    ["partners", { ...(value(partnerSchema) as object), type: 2 }],
    ["home", value(numbersSchema)],
    ["banner", value(bannerSchema)],
  ];
  for (const [name, body] of saves) {
    const answer = await staff.call("POST", `/api/admin/${name}`, body);
    expect(answer.ok, `${name}: ${await answer.text()}`).toBe(true);
  }
  expect((await postMessage(server.url, { name: script, message: script })).status).toBe(201);
  describeFiles();
  const described = [image, video].map((file) => `/admin/arquivos/${file}`);
  const screens = adminPages().filter((address) => !/(exportar|sair|ir-para)$/.test(address));
  pages = [...(await publicPaths(server)), ...screens, ...described];
});
afterAll(() => server.stop());

/** Stores the hostile text as the files' descriptions; their original names already contain it. */
function describeFiles() {
  const sqlite = new SqliteDatabase(path.join(server.storageDir, "site.sqlite"));
  sqlite.prepare("update media set altPt = ?, altEn = ?").run(script, script);
  sqlite.close();
}

test("no stored text runs or becomes markup on any page", async () => {
  chromium.expectErrors(/404/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  // The same text in both languages: every other page is looked at in English.
  // In the short form of the back office's screens a third: the other test looks at what the server sends of all.
  const chosen = pages.filter(
    (address, index) => isLong || index % 3 === 0 || !address.startsWith("/admin"),
  );
  for (const [index, address] of chosen.entries()) {
    await page.goto(server.url + inLang(address, index % 2 === 0 ? "en" : "pt"));
    expect(await page.locator("[data-xss]").count(), address).toBe(0);
    expect(await hasRun(page), address).toBe(false);
  }
});

test("no stored text is markup in what the server sends", async () => {
  const page = await chromium.open();
  const Cookie = await signInCookie(server);
  const addresses = pages.flatMap((each) => [inLang(each, "pt"), inLang(each, "en")]);
  for (const address of new Set(addresses)) {
    const html = await (await fetch(server.url + address, { headers: { Cookie } })).text();
    expect(await countMarkup(page, html), address).toBe(0);
  }
  const html = await (await fetch(server.url + projectPath())).text();
  expect(html).toContain("&lt;img data-xss");
  expect(await countMarkup(page, html.replaceAll("&lt;img", "<img"))).toBeGreaterThan(0);
});

/** The address in one language; the back office has its own. */
function inLang(address: string, lang: "pt" | "en") {
  return address.startsWith("/admin") ? address : `${address}?lang=${lang}`;
}

/** How many elements the browser's own parser makes of the stored text, as a page without scripts has them. */
function countMarkup(page: Page, html: string) {
  return page.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, "text/html").querySelectorAll("[data-xss]").length,
    html,
  );
}

/** A project's page, which must contain the escaped text: otherwise the test would prove nothing. */
function projectPath() {
  return pages.find((address) => address.startsWith("/projeto/")) ?? "";
}

function hasRun(page: Page) {
  return page.evaluate(() => "xss" in globalThis);
}
