/**
 * `npm run bench`: measures the production build with the demo content and with a hundred times as much. All
 * ratios are taken in one run, since machines differ. `npm run bench -- load` runs only that part. With
 * `BENCH_BEFORE`, the folder of another built clone, `load` measures that build in turn with this one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ensureBuilt, ensureInstalled, root, run, say } from "./setup.mjs";
import { ensureChromium, ensureWrk } from "./testTools.mjs";

ensureInstalled();
ensureBuilt();
const chosen = process.argv.slice(2);
const wants = (part) => chosen.length === 0 || chosen.includes(part);
if ((wants("load") || wants("cookies")) && !ensureWrk()) process.exit(1);
if (["bytes", "typing", "touch", "scroll", "lighthouse"].some(wants)) {
  const chromium = ensureChromium();
  if (chromium === undefined) process.exit(1);
  process.env.CHROMIUM_PATH = chromium;
}
const { copyOf, demoStorage, hundredfold, removeFolder, signIn, startSite, uncached, untilIdle } =
  await import("../tests/bench/site.mjs");

const rows = [];
const row = (what, figure, ratio = "") => {
  rows.push([what, figure, ratio]);
  process.stdout.write(`${what.padEnd(48)} ${figure.padStart(26)}  ${ratio}\n`);
};

say("Making the demo content and all widths of its pictures: some five minutes");
const storage = await demoStorage();
const firstStarts = [await timeStart(storage), await timeStart(storage)];
const site = await startSite(storage);
await untilWarm();
const [, startMs] = [...firstStarts, site.startMs].toSorted((a, b) => a - b);
row("start to first page", `${startMs.toFixed(0)} ms`, "median of three");
row("resident memory, idle", `${site.residentMb().toFixed(0)} MB`);
if (wants("load")) await measureLoad();
if (wants("cookies")) await measureCookies();
if (wants("guesses")) await measureGuesses();
if (wants("history")) await measureHistory();
if (wants("library")) await measureLibrary();
if (wants("bytes")) await measureBytes();
if (wants("touch")) await measureTouch();
if (wants("scroll")) await measureScroll();
if (wants("typing")) await measureTyping();
if (wants("upload")) await measureUpload();
if (wants("lighthouse")) await measureLighthouse();
await site.stop();
removeFolder(storage);

/** The first start may coincide with the demo content still being written to disk. */
async function timeStart(storage) {
  const site = await startSite(storage);
  await site.stop();
  return site.startMs;
}

async function measureLoad() {
  const { load, loadBesideBare } = await import("../tests/bench/load.mjs");
  const addresses = {
    home: "/",
    project: await projectPage(),
    list: "/projetos",
    "/api/projects": "/api/projects",
  };
  const alone = {};
  const headers = await uncached(site.url);
  for (const [name, address] of Object.entries(addresses)) {
    const { bare, own, ratio, p99Ratio } = await loadBesideBare(site.url + address);
    alone[name] = load(site.url + address, headers);
    row(`${name}: bare node:http`, rate(bare));
    row(`${name}: cached`, rate(own), `${ratio.toFixed(2)} of bare; p99 x${p99Ratio.toFixed(2)}`);
    row(
      `${name}: uncached`,
      rate(alone[name]),
      `${(alone[name].perSecond / bare.perSecond).toFixed(3)} of bare`,
    );
  }
  const { costBesideRendering } = await import("../tests/bench/rendering.mjs");
  const beside = await costBesideRendering(storage, addresses.home);
  row("home: uncached beside renderToString", "", `x${beside.toFixed(2)} the cost`);
  const large = hundredfold(storage);
  const largeSite = await startSite(large);
  await untilWarm();
  const largeHeaders = await uncached(largeSite.url);
  for (const name of ["home", "list"]) {
    // Menus and lists are fuller, so the page is larger: it is the ratio that should stay the same.
    const { own, ratio } = await loadBesideBare(largeSite.url + addresses[name]);
    const rendered = load(largeSite.url + addresses[name], largeHeaders);
    row(`${name}, 100 times the content: cached`, rate(own), `${ratio.toFixed(2)} of bare`);
    row(
      `${name}, 100 times the content: uncached`,
      rate(rendered),
      `x${(alone[name].perSecond / rendered.perSecond).toFixed(2)} the time`,
    );
  }
  await largeSite.stop();
  removeFolder(large);
  if (process.env.BENCH_BEFORE) await measureLoadBeside(process.env.BENCH_BEFORE, addresses);
}

/** Both builds serve what the earlier one has made: a later one can open it, but not the other way round. */
async function measureLoadBeside(tree, addresses) {
  const { loadSideBySide } = await import("../tests/bench/load.mjs");
  say("Making the same content with the build before");
  const before = await demoStorage(tree);
  const copy = copyOf(before);
  await (await startSite(copy)).stop();
  const sites = [await startSite(copy), await startSite(before, {}, [], tree)];
  for (const each of sites) await untilIdle(each);
  const headers = [await uncached(sites[0].url), await uncached(sites[1].url)];
  for (const [name, address] of Object.entries(addresses)) {
    for (const [how, given] of Object.entries({ cached: undefined, uncached: headers })) {
      const { perSecond, ofBare } = await loadSideBySide(sites, address, given);
      const figure = `x${perSecond.toFixed(3)} req/s`;
      row(`${name}: ${how}, beside the build before`, figure, `x${ofBare.toFixed(3)} of bare`);
    }
  }
  for (const each of sites) await each.stop();
  removeFolder(copy);
  removeFolder(before);
}

/** What a visitor notices of a hundred clients that send made-up cookies without a pause. */
async function measureCookies() {
  const { besideMadeUpCookies } = await import("../tests/bench/cookies.mjs");
  const { quiet, crowded, ratio, perSecond } = await besideMadeUpCookies(site.url);
  row("a visitor alone, p99", `${quiet.toFixed(2)} ms`);
  row(
    "beside 100 clients with made-up cookies, p99",
    `${crowded.toFixed(2)} ms`,
    `x${ratio.toFixed(2)}`,
  );
  row("the 100 clients", `${perSecond.toFixed(0)} req/s`);
}

/** What people notice of 2,000 wrong sign-ins. The site has another one's settings: it stands behind a proxy. */
async function measureGuesses() {
  const { besideGuesses } = await import("../tests/bench/guesses.mjs");
  const copy = copyOf(storage);
  const guessed = await startSite(copy, { TRUST_PROXY: "127.0.0.1" });
  const { quiet, crowded, known, unknown, refused } = await besideGuesses(guessed.url);
  await guessed.stop();
  removeFolder(copy);
  row("a visitor alone, p99", `${quiet.toFixed(2)} ms`);
  row(
    "beside 2,000 wrong sign-ins, p99",
    `${crowded.toFixed(2)} ms`,
    `${(crowded - quiet).toFixed(1)} ms more; ${refused} refused unheard`,
  );
  row("meanwhile, a known browser's sign-in", `${known.toFixed(0)} ms`);
  row("meanwhile, an unknown browser's sign-in", `${unknown.toFixed(0)} ms`);
}

/** What fifty revisions of each record cost, with a hundred times the content; the same content has one of each. */
async function measureHistory() {
  const { addRevisions, cpuSideBySide, publicPages, publishing, reading } = await import(
    "../tests/bench/history.mjs"
  );
  const plain = hundredfold(storage);
  const begun = await startSite(plain);
  // Each record gets its first revision.
  await untilWarm();
  await begun.stop();
  const copy = copyOf(plain);
  const { grown, json, records } = addRevisions(copy, 50);
  row(
    `fifty revisions of ${records} records`,
    `${(grown / 2 ** 20).toFixed(0)} MB`,
    `${(grown / json).toFixed(2)} of their JSON`,
  );
  // Pages hold absolute addresses.
  const env = { PUBLIC_URL: "http://localhost:3000" };
  const sites = [await startSite(plain, env), await startSite(copy, env)];
  await untilWarm();
  for (const each of sites) {
    each.headers = await uncached(each.url);
    each.token = await signIn(each.url);
  }
  const [once, fifty] = await Promise.all(sites.map(({ url }) => publicPages(url)));
  const changed = once.filter((page, index) => page !== fifty[index]).length;
  row("public pages that differ with fifty revisions", `${changed} of ${once.length}`);
  const [{ id }] = await (await fetch(`${site.url}/api/projects`)).json();
  const asStaff = ({ headers }) => headers;
  for (const [what, work] of [
    ["home: cached", reading("/", 400)],
    ["project list in the back office", reading("/admin/projetos", 10, asStaff)],
    ["editor", reading(`/admin/editar-projeto/${id}`, 30, asStaff)],
    ["publish", publishing(id, 30)],
  ]) {
    const [, { ms, ratio }] = await cpuSideBySide(sites, work);
    row(`${what}, fifty revisions each`, `${ms.toFixed(2)} ms of CPU`, `x${ratio.toFixed(2)}`);
  }
  for (const each of sites) await each.stop();
  removeFolder(copy);
  removeFolder(plain);
}

/** What the library of files costs with a hundred times the files. */
async function measureLibrary() {
  const { cpuSideBySide, reading } = await import("../tests/bench/history.mjs");
  const { libraryOf } = await import("../tests/bench/library.mjs");
  const folders = [];
  for (const count of [100, 10_000]) {
    say(`Making a library of ${count} files, with its history and a backup`);
    folders.push(await libraryOf(count));
  }
  const sites = [await startSite(folders[0]), await startSite(folders[1])];
  await untilWarm();
  for (const each of sites) each.headers = await uncached(each.url);
  for (const [what, query] of [
    ["first page", ""],
    ["a word of one in ten", "?q=ponte"],
    ["a word of all", "?q=foto"],
    ["two words of few", "?q=foto+ponte+30"],
    ["without a text", "?falta=sem-texto"],
    ["without a use", "?falta=sem-uso"],
    ["last page", "?pagina=999"],
  ]) {
    const work = reading(`/admin/acervo${query}`, 8, ({ headers }) => headers);
    const [, { ms, ratio }] = await cpuSideBySide(sites, work);
    row(`10,000 files, ${what}`, `${ms.toFixed(2)} ms of CPU`, `x${ratio.toFixed(2)} of 100 files`);
  }
  for (const each of sites) await each.stop();
  for (const folder of folders) removeFolder(folder);
}

/** Leaves the warm-up time to render its pages. */
async function untilWarm() {
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

function rate({ perSecond, p99 }) {
  return `${perSecond.toFixed(0)} req/s, p99 ${p99.toFixed(1)} ms`;
}

async function measureBytes() {
  const { firstLoad } = await import("../tests/bench/browser.mjs");
  // As most visitors find them: what is sent often is compressed once more (`oftenFrom`).
  const headers = { "Accept-Encoding": "br" };
  for (let visit = 0; visit < 40; visit += 1) {
    const page = await (await fetch(site.url, { headers })).text();
    await (await fetch(site.url + /\/page-data\/[\w-]+\.js/.exec(page)[0], { headers })).text();
  }
  const { first, touched } = await firstLoad(site.url);
  for (const [kind, size] of Object.entries(first))
    row(`home, first load: ${kind}`, kilobytes(size));
  row(
    "home, first load: all",
    kilobytes(Object.values(first).reduce((sum, size) => sum + size, 0)),
  );
  row("home, at the first touch: Script", kilobytes(touched));
}

/** The first touch of each control on a slow phone, before any of the page's components is there. */
async function measureTouch() {
  const { firstTouches, lines } = await import("../tests/bench/touch.mjs");
  const project = await projectPage();
  for (const line of lines) {
    for (const { name, feedback, acted, open } of await firstTouches(site.url, project, line)) {
      const then = open === undefined ? "" : `, open after ${open.toFixed(0)} ms`;
      row(
        `first touch, ${line.name}: ${name}`,
        `${feedback.toFixed(0)} ms`,
        `acts after ${acted.toFixed(0)} ms${then}`,
      );
    }
  }
}

/** Project pages are the longest, and have the most to hydrate. */
async function measureScroll() {
  const { longestFrames } = await import("../tests/bench/scroll.mjs");
  const frames = await longestFrames(site.url + (await projectPage()));
  const [, median] = frames;
  const all = frames.map((frame) => frame.toFixed(0)).join(", ");
  row("a project page scrolled, 4x slower: longest frame", `${median.toFixed(0)} ms`, `of ${all}`);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The editor on a computer a quarter as fast as this one. */
async function measureTyping() {
  const { typingCosts } = await import("../tests/bench/typing.mjs");
  const copy = copyOf(storage);
  const edited = await startSite(copy);
  for (const { what, keys } of await typingCosts(edited.url)) {
    const at = (part) => `${keys[Math.floor((keys.length - 1) * part)].toFixed(0)} ms`;
    row(`a key in ${what}, 4x slower, painted after`, at(0.5), `nine of ten within ${at(0.9)}`);
  }
  await edited.stop();
  removeFolder(copy);
}

async function measureUpload() {
  const { uploadAndCopy } = await import("../tests/bench/upload.mjs");
  const folder = new URL("../app/demo/files/", import.meta.url);
  const name = readdirSync(folder).find((file) => file.endsWith(".mp4"));
  const { status, upload, copy } = await uploadAndCopy(
    site.url,
    readFileSync(new URL(name, folder)),
  );
  row(
    `upload of 256 MB (${status})`,
    `${upload.toFixed(0)} MB/s`,
    `${(upload / copy).toFixed(2)} of a copy (${copy.toFixed(0)} MB/s)`,
  );
}

/** The first project's page under its own slug: under other slugs it is not cached. */
async function projectPage() {
  const [project] = await (await fetch(`${site.url}/api/projects`)).json();
  const html = await (await fetch(`${site.url}/projeto/p/${project.id}`)).text();
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html);
  return new URL(canonical).pathname;
}

async function measureLighthouse() {
  const folder = "tests/bench/lighthouse";
  if (!existsSync(path.join(root, folder, "node_modules"))) {
    say("Installing Lighthouse");
    run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"]);
  }
  const { lighthouse } = await import("../tests/bench/lighthouse/lighthouse.mjs");
  const pages = [
    "/",
    "/projetos",
    await projectPage(),
    "/o-que-fazemos",
    "/sobre",
    "/documentos",
    "/contato",
    "/termos",
    "/politica",
  ];
  for (const page of pages) {
    const { scores, lcp, cls, tbt } = await lighthouse(site.url + page);
    row(
      `Lighthouse ${page}`,
      scores.join(" / "),
      `LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
    );
  }
}
