/** A visitor on cached pages beside clients whose sign-in cookies are made up. */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./site.mjs";
import { after, p99, visit } from "./visitor.mjs";

const rounds = { count: 7, seconds: 4 };

/** For wrk: another token of the right form in each request. */
const script = `
local letters = "abcdefghijklmnopqrstuvwxyz0123456789"
request = function()
  local token = ""
  for _ = 1, 43 do
    local at = math.random(#letters)
    token = token .. letters:sub(at, at)
  end
  return wrk.format("GET", nil, { Cookie = "token=" .. token })
end`;

/** @returns the visitor's p99 in ms, alone and beside the crowd: the round with the median ratio */
export async function besideMadeUpCookies(url) {
  const file = path.join(temporaryFolder("wrk"), "cookies.lua");
  writeFileSync(file, script);
  await visit(url, after(1));
  const measured = [];
  for (let round = 0; round < rounds.count; round += 1) {
    const quiet = p99(await visit(url, after(rounds.seconds)));
    const crowd = startCrowd(url, file);
    const crowded = p99(await visit(url, after(rounds.seconds)));
    measured.push({ quiet, crowded, ratio: crowded / quiet, perSecond: await crowd });
  }
  return measured.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds.count / 2)];
}

/** @returns requests per second; it outlasts the visit a little */
async function startCrowd(url, file) {
  const args = ["-t1", "-c100", `-d${rounds.seconds + 1}s`, "-s", file, `${url}/`];
  const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
  const text = (await child.stdout.toArray()).join("");
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
}
