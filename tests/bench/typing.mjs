/** What a key costs in the fullest project form, until it is painted. */
import { chromium } from "playwright";
import { keyCosts } from "./keyCost.ts";
import { signIn, uncached } from "./site.mjs";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/** How much slower than this machine the one is that staff may have. */
const slowness = 4;

const rounds = 5;

/** A field of each kind, and one of a list. */
const fields = {
  "partners[0].link": "a link in a list",
  name: "a name",
  subtitle: "a line that grows",
  "description.description": "a long text",
  "posts[0].title": "a title in a list",
};

/**
 * Types in the form of a project with all sections, each list at its longest and both languages.
 *
 * @returns what each field's keys cost, sorted: the processor's time of the page's main thread, of a machine four
 *   times as slow, in milliseconds
 */
export async function typingCosts(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const page = await openForm(browser, url);
  const costs = [];
  for (const [name, what] of Object.entries(fields)) {
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.locator(`[name="${name}"]`).focus();
      const keys = await keyCosts(page, () => page.keyboard.type("mare alta", { delay: 120 }));
      all.push(...keys.map((ms) => ms * slowness));
    }
    costs.push({ what, keys: all.toSorted((a, b) => a - b) });
  }
  await browser.close();
  return costs;
}

async function openForm(browser, url) {
  const id = await fillProject(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { Cookie } = await uncached(url);
  const [name, value] = Cookie.split("=");
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/admin/editar-projeto/${id}`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  // Sections that are folded are not laid out.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll("details[data-section], details[data-row]"))
      section.open = true;
  });
  return page;
}

/** Fills the first project's lists up to their limits. */
async function fillProject(url) {
  const headers = {
    Authorization: `Bearer ${await signIn(url)}`,
    "Content-Type": "application/json",
  };
  const [{ id }] = await (await fetch(`${url}/api/projects`)).json();
  const address = `${url}/api/admin/project/${id}`;
  const project = await (await fetch(address, { headers })).json();
  for (const [list, count] of Object.entries({ gallery: 20, partners: 6, posts: 6, documents: 6 }))
    project[list] = Array.from({ length: count }, (_, index) => ({
      ...project[list][index % project[list].length],
      order: index + 1,
    }));
  const answer = await fetch(address, { method: "PUT", headers, body: JSON.stringify(project) });
  if (!answer.ok) throw new Error(await answer.text());
  return id;
}
