/** One visitor who reads cached pages one after the other, with a person's speed far exceeded. */
import { Agent, get } from "node:http";

const pages = ["/", "/projetos", "/sobre", "/o-que-fazemos", "/documentos"];

/**
 * @param url of the site
 * @param isOver asked after each page
 * @returns the times of the pages in ms
 */
export async function visit(url, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await read(url + pages[times.length % pages.length], agent);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  agent.destroy();
  return times;
}

/** For `visit`. */
export function after(seconds) {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

function read(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
      answer.on("end", resolve).resume();
    }).on("error", reject);
  });
}

export function p99(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
}
