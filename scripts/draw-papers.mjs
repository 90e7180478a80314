// Typesets the demo's PDF documents: run `node scripts/draw-papers.mjs` once (needs Chromium), then commit
// app/demo/files.
import { copyFile, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import sharp from "sharp";
import { runnerImport } from "vite";
import { library } from "./papers/library.mjs";
import { projects } from "./papers/projects.mjs";
import { ensureChromium } from "./testTools.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { drawPicture } = (await runnerImport(at("scripts/demo-art/picture.ts"))).module;

async function font(name, file) {
  const bytes = await readFile(at(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`));
  return `url(data:font/woff2;base64,${bytes.toString("base64")})`;
}

const styles = `
  @font-face { font-family: Display; src: ${await font("bricolage-grotesque", "bricolage-grotesque-latin-opsz-normal")}; font-weight: 200 800; font-variation-settings: "opsz" 96 }
  @font-face { font-family: Text; src: ${await font("hanken-grotesk", "hanken-grotesk-latin-wght-normal")}; font-weight: 400 700 }
  @page { size: A4; margin: 22mm 0 20mm }
  @page :first { margin-top: 0 }
  body { margin: 0; padding: 0 20mm; color: #0e2f36; font: 400 10.5pt/1.55 Text }
  header { margin: 0 -20mm 9mm; background: var(--color); color: #f4ecdf }
  .words { padding: 18mm 20mm 7mm }
  .kicker { font: 600 8.5pt/1 Text; letter-spacing: .08em; text-transform: uppercase; color: #f6c3a3 }
  h1 { font: 760 34pt/1.02 Display; letter-spacing: -.01em; margin: 5mm 0 3mm; max-width: 150mm }
  .lead { font: 400 13pt/1.4 Text; margin: 0; max-width: 140mm }
  .art { display: block; width: 210mm; height: 62mm; object-fit: cover }
  section { break-inside: avoid; margin: 0 0 7mm }
  h2 { font: 700 15pt/1.15 Display; color: var(--color); margin: 0 0 2.5mm; break-after: avoid }
  p { margin: 0; max-width: 150mm }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding: 1.2mm 0 1.2mm 7mm; position: relative; max-width: 150mm }
  li::before { content: ""; position: absolute; left: 0; top: 3.1mm; width: 3.6mm; height: 1.1mm; border-radius: 1mm; background: #e8502f }
  table { width: 100%; border-collapse: collapse; font-size: 9.5pt; line-height: 1.35 }
  th { text-align: left; font-weight: 600; padding: 2mm 4mm 2mm 0; border-bottom: .5mm solid var(--color) }
  td { padding: 2mm 4mm 2mm 0; border-bottom: .2mm solid #d8c9ae; vertical-align: top }
  td:first-child { font-weight: 600 }
  .bar { display: grid; grid-template-columns: 38mm 1fr; align-items: center; gap: 3mm; margin: 1.4mm 0; font-size: 9.5pt }
  .bar i { display: inline-block; height: 5mm; border-radius: 0 1mm 1mm 0; background: var(--color); vertical-align: middle; margin-right: 2.5mm }
  .bar:last-child i { background: #e8502f }
  footer { margin-top: 10mm; padding-top: 3mm; border-top: .2mm solid #d8c9ae; font-size: 8.5pt; color: #3b6570 }
`;

const number = new Intl.NumberFormat("pt-BR");

function section({ heading, text, list, table, bars }) {
  const parts = [`<h2>${heading}</h2>`];
  if (text) parts.push(`<p>${text}</p>`);
  if (list) parts.push(`<ul>${list.map((item) => `<li>${item}</li>`).join("")}</ul>`);
  if (table) {
    const [heads, ...rows] = table;
    const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join("");
    const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
    parts.push(`<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`);
  }
  if (bars) {
    const most = Math.max(...bars.map(([, value]) => value));
    for (const [label, value] of bars) {
      const width = Math.round((value / most) * 105);
      parts.push(
        `<div class="bar"><span>${label}</span><span><i style="width:${width}mm"></i>${number.format(value)}</span></div>`,
      );
    }
  }
  return `<section>${parts.join("")}</section>`;
}

async function page({ title, kicker, lead, color, picture, sections }) {
  const drawing = drawPicture({ ...picture, width: 1480, height: 437 });
  const art = await sharp(Buffer.from(drawing)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  return `<!doctype html><html lang="pt-BR" style="--color:${color}"><meta charset="utf-8"><title>${title}</title><style>${styles}</style>
    <header><div class="words"><div class="kicker">${kicker}</div><h1>${title}</h1><p class="lead">${lead}</p></div><img class="art" alt="" src="data:image/jpeg;base64,${art.toString("base64")}"></header>
    <main>${sections.map(section).join("")}</main>
    <footer>Maré, Agência de Inovação e Estratégia Urbana do Recife. Conteúdo de demonstração: pessoas, instituições e números são fictícios.</footer></html>`;
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox"],
});
const tab = await browser.newPage();
for (const paper of [...library, ...projects]) {
  const path = at(`app/demo/files/${paper.file}`);
  await tab.setContent(await page(paper), { waitUntil: "load" });
  await tab.evaluate(() => document.fonts.ready);
  await tab.pdf({ path, printBackground: true, preferCSSPageSize: true, tagged: true });
  console.log(paper.file, Math.round((await stat(path)).size / 1024), "KB");
}
await browser.close();
// The documents page shows the law whatever the library contains.
await copyFile(at(`app/demo/files/${library[0].file}`), at(`public/${library[0].file}`));
