/** What many revisions cost: the same content with one each and with fifty, side by side. */
import { createHash } from "node:crypto";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import SqliteDatabase from "better-sqlite3";

const rounds = 11;

/**
 * Adds revisions to a storage folder until every record has that many, each with other words in its first two
 * texts, as a publication leaves them.
 *
 * @returns by how many bytes the database has grown, and how many the added contents have as JSON
 */
export function addRevisions(storage, count) {
  const sqlite = new SqliteDatabase(path.join(storage, "site.sqlite"));
  const bytes = () => sqlite.pragma("page_count", { simple: true }) * 4096;
  sqlite.exec("vacuum");
  const before = bytes();
  const first = sqlite
    .prepare(
      `select revision.*, revisionContent.content, revisionContent.outdated from revision
       join revisionContent on revisionContent.id = revision.contentId
       where isPublic = 1 and revision.id in (
         select max(id) from revision where contentId is not null group by kind, recordId)`,
    )
    .all();
  const insertContent = sqlite.prepare(
    "insert into revisionContent (hash, content, outdated) values (?, ?, ?)",
  );
  const insertFiles = sqlite.prepare(
    "insert into revisionFile (contentId, mediaId) select ?, mediaId from revisionFile where contentId = ?",
  );
  const columns = sqlite
    .pragma("table_info(revision)")
    .map(({ name }) => name)
    .filter((name) => name !== "id");
  const insertRevision = sqlite.prepare(
    `insert into revision (${columns}) values (${columns.map((name) => `@${name}`)})`,
  );
  let version = sqlite.prepare("select version from contentVersion").pluck().get();
  let json = 0;
  const store = (revision, content, outdated, number) => {
    const kept = JSON.parse(brotliDecompressSync(content).toString());
    const text = JSON.stringify(reworded(kept, number));
    json += Buffer.byteLength(text);
    const hash = createHash("sha256")
      .update(`${text}${revision.kind}${revision.recordId} ${number}`)
      .digest("base64url");
    const { lastInsertRowid } = insertContent.run(hash, pack(text), outdated);
    insertFiles.run(lastInsertRowid, revision.contentId);
    return lastInsertRowid;
  };
  sqlite.transaction(() => {
    for (let number = 1; number < count; number += 1) {
      for (const { content, outdated, ...revision } of first) {
        // The last one is what is public, and equal content is kept once.
        const isLast = number === count - 1;
        const contentId = isLast ? revision.contentId : store(revision, content, outdated, number);
        version += 1;
        insertRevision.run({
          ...revision,
          ...{ action: "published", origin: "page", staffName: "Equipe", contentId, orderId: null },
          ...{ fields: '["name","subtitle"]', wasPublic: 1, contentVersion: version },
        });
      }
    }
    sqlite.prepare("update contentVersion set version = ?").run(version);
  })();
  sqlite.exec("vacuum");
  const grown = bytes() - before;
  sqlite.close();
  return { grown, json, records: first.length };
}

function reworded(content, number) {
  let left = 2;
  const entries = Object.entries(content).map(([name, value]) => {
    const isChanged = typeof value === "string" && value !== "" && left-- > 0;
    return [name, isChanged ? `${value} (versão ${number})` : value];
  });
  return Object.fromEntries(entries);
}

/** As the site packs it (`app/db/history/packed.server.ts`). */
function pack(text) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
  return brotliCompressSync(text, { params });
}

/**
 * Measures some work on several sites in turn, by the processor's time of each process: the machine's other load
 * does not count.
 *
 * @param works for each site, does the work some times and returns how often
 * @returns for each site the median milliseconds, and the median ratio to the first one's
 */
export async function cpuSideBySide(sites, work) {
  for (const site of sites) await work(site);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs = [];
    for (const site of sites) {
      const before = site.cpuMs();
      const times = await work(site);
      costs.push((site.cpuMs() - before) / times);
    }
    measured.push(costs);
  }
  return sites.map((_, index) => ({
    ms: median(measured.map((costs) => costs[index])),
    ratio: median(measured.map((costs) => costs[index] / costs[0])),
  }));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Reads a page so many times. */
export function reading(address, times, headers = () => ({})) {
  return async (site) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(site.url + address, { headers: headers(site) });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    }
    return times;
  };
}

/** Publishes a project over JSON so many times, each time under another name. */
export function publishing(id, times) {
  let number = 0;
  return async (site) => {
    const headers = { Authorization: `Bearer ${site.token}`, "Content-Type": "application/json" };
    const address = `${site.url}/api/admin/project/${id}`;
    const project = await (await fetch(address, { headers })).json();
    for (let time = 0; time < times; time += 1) {
      number += 1;
      const body = JSON.stringify({ ...project, subtitle: `Medida ${number}` });
      const answer = await fetch(address, { method: "PUT", headers, body });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`publishing: ${answer.status}`);
    }
    return times;
  };
}

/** Every page of the sitemap, as visitors get it, but for the contact form, which holds the time. */
export async function publicPages(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [];
  for (const [, location] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(location.replaceAll("&amp;", "&"));
    if (pathname === "/contato") continue;
    pages.push(await (await fetch(url + pathname + search)).text());
  }
  return pages;
}
