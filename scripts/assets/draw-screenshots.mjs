/** Takes the README's screenshots of a running site: `node scripts/assets/draw-screenshots.mjs ADDRESS EMAIL PASSWORD`. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { root } from "../setup.mjs";
import { ensureChromium } from "../testTools.mjs";

const [address, email, password] = process.argv.slice(2);
const folder = path.join(root, "docs/screenshots");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });

await take("home", "/");
const [project] = await (await fetch(`${address}/api/projects`)).json();
await take("project", `/projeto/p/${project.id}`);
await page.goto(`${address}/admin`);
await page.getByLabel("E-mail").fill(email);
await page.getByLabel("Senha", { exact: true }).fill(password);
await page.getByRole("button", { name: "Entrar" }).click();
await page.waitForURL("**/admin/projetos");
await take("admin", "/admin/projetos");
await browser.close();

async function take(name, place) {
  await page.goto(address + place, { waitUntil: "networkidle" });
  const shot = await page.screenshot();
  await sharp(shot)
    .resize(960)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
}
