/** The share of React's own rendering in the cost of an uncached page. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "./load.mjs";
import { copyOf, removeFolder, startSite, temporaryFolder, uncached } from "./site.mjs";

/** Its function in the profile: all work of `renderToString` happens inside it. */
const reactFunction = "renderToStringImpl";

/**
 * Samples the process while it renders a page repeatedly.
 *
 * @returns the total work divided by that of `renderToString`
 */
export async function costBesideRendering(storage, address) {
  const folder = temporaryFolder("profile");
  const nodeOptions = ["--cpu-prof", `--cpu-prof-dir=${folder}`];
  const copy = copyOf(storage);
  const site = await startSite(copy, {}, nodeOptions);
  const headers = await uncached(site.url);
  load(site.url + address, headers);
  const before = performance.now();
  load(site.url + address, headers);
  await site.stop();
  const microseconds = (performance.now() - before) * 1000;
  const [file] = readdirSync(folder);
  const profile = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  removeFolder(folder);
  removeFolder(copy);
  return shareOf(profile, profile.endTime - microseconds);
}

function shareOf({ nodes, samples, timeDeltas, startTime }, from) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((to) => [to, id])));
  const isReact = (id) =>
    id !== undefined && (names.get(id) === reactFunction || isReact(parents.get(id)));
  let time = startTime;
  let all = 0;
  let react = 0;
  for (const [index, id] of samples.entries()) {
    time += timeDeltas[index];
    if (time < from || names.get(id)?.startsWith("(")) continue;
    all += timeDeltas[index];
    if (isReact(id)) react += timeDeltas[index];
  }
  return all / react;
}
