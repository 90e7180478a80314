import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fitsNode, leastNode } from "#app/platform/nodeVersion.ts";

/**
 * A checkout with only `scripts/node` and its pins, in a folder with a space. Its PATH holds a `node` that says
 * to be another version, and an `npm` that records its calls in `calls` and "installs" the real Node.js.
 */
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), "a node "));
  for (const name of ["node", "runtime/package.json", "runtime/package-lock.json"]) {
    cpSync(`scripts/${name}`, path.join(checkout, "scripts", name));
  }
  machineHas("v20.20.2");
  registryHas(`exec ${process.execPath} "$@"`);
});
afterEach(() => rmSync(checkout, { recursive: true }));

describe("where the machine's Node.js is too old", () => {
  test("the pinned one is fetched once, told in one line, and runs the program", () => {
    const first = run("-p", "process.argv.slice(1).join('|')", "two words", "*");
    expect(first.stderr).toBe(
      "This project needs Node.js 22.22, 24 or 26 and finds v20.20.2: fetching Node.js 24, once\n",
    );
    expect(first.stdout).toBe("two words|*\n");
    expect(run("-p", "1")).toMatchObject({ stderr: "", stdout: "1\n", status: 0 });
    expect(fetches()).toBe(1);
    expect(readdirSync(path.join(checkout, "scripts/runtime"))).toHaveLength(2);
  });

  test("programs that the program starts run on the fetched one too", () => {
    const { stdout } = run("-e", "child_process.execSync('node -p 6*7', { stdio: 'inherit' })");
    expect(stdout).toBe("42\n");
  });

  test("two starts at once both run, and leave one Node.js", async () => {
    const ends = ["1", "2", "3"].map(async (text) => {
      const { child, output } = start("-p", text);
      const [status] = await once(child, "close");
      return [status, output.stdout];
    });
    expect(await Promise.all(ends)).toEqual([
      [0, "1\n"],
      [0, "2\n"],
      [0, "3\n"],
    ]);
    expect(stored()).toHaveLength(1);
    expect(run("-p", "1").stderr).toBe("");
  });

  test("a fetch that was killed is done again, and leaves nothing behind", async () => {
    write("bin/npm", "#!/bin/sh\nmkdir -p node_modules\necho begun\nexec sleep 600\n");
    const { child } = start("-p", "1");
    await expect.poll(() => stored()).toHaveLength(1);
    kill(child, "SIGKILL");
    await once(child, "close");
    registryHas(`exec ${process.execPath} "$@"`);
    expect(run("-p", "1").stdout).toBe("1\n");
    expect(stored()).toHaveLength(1);
    expect(stored()[0]).not.toContain("part");
  });

  test("a start that is stopped while it fetches stops fetching, and leaves nothing", async () => {
    write("bin/npm", "#!/bin/sh\necho $$ >> pid\nexec sleep 600\n");
    const { child } = start("-p", "1");
    await expect.poll(() => existsSync(path.join(checkout, "pid"))).toBe(true);
    child.kill("SIGTERM");
    const [status] = await once(child, "close");
    expect(status).toBe(1);
    expect(stored()).toEqual([]);
    const npm = Number(readFileSync(path.join(checkout, "pid"), "utf8"));
    expect(() => process.kill(npm, 0)).toThrow("ESRCH");
  });

  test("a fetch that fails is told, and done again at the next start", () => {
    write("bin/npm", "#!/bin/sh\necho 'npm error offline' >&2\nexit 1\n");
    const failed = run("-p", "1");
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(
      /npm error offline\nThis project needs Node\.js 22\.22, 24 or 26, and fetching one failed: see https:.+\n$/,
    );
    registryHas(`exec ${process.execPath} "$@"`);
    expect(run("-p", "1").stdout).toBe("1\n");
  });

  test.each([
    ["has none for this platform", () => write("bin/npm", "#!/bin/sh\nmkdir node_modules\n")],
    ["has one that this machine cannot run", () => registryHas("exit 127")],
  ])("a registry that %s is told", (_case, prepare) => {
    prepare();
    const { status, stderr } = run("-p", "1");
    expect(stderr).toContain("and the package registry has none for this machine: see https:");
    expect(status).toBe(1);
    expect(stored()).toEqual([]);
  });

  test("other pins are another Node.js, and the one before is removed", () => {
    run("-p", "1");
    const [before] = stored();
    write("scripts/runtime/package-lock.json", "{}");
    expect(run("-p", "1").stdout).toBe("1\n");
    expect(stored()).toHaveLength(1);
    expect(stored()).not.toEqual([before]);
    expect(fetches()).toBe(2);
  });
});

test("where there is neither Node.js nor npm, both are asked for in one line", () => {
  rmSync(path.join(checkout, "bin/node"));
  rmSync(path.join(checkout, "bin/npm"));
  const { status, stderr } = run("-p", "1");
  expect(stderr).toBe(
    "This project needs Node.js 22.22, 24 or 26 and npm: see https://nodejs.org\n",
  );
  expect(status).toBe(1);
});

test("the program's exit status and a signal pass through: there is no process between", async () => {
  machineHas("v24.1.0");
  expect(run("-e", "process.exit(7)").status).toBe(7);
  const { child, output } = start(
    "-e",
    "process.on('SIGTERM', () => process.exit(3)); console.log(process.pid); setInterval(() => {}, 9e9)",
  );
  await expect.poll(() => output.stdout).toBe(`${child.pid}\n`);
  child.kill("SIGTERM");
  expect((await once(child, "close"))[0]).toBe(3);
});

/** By `engines`: Node.js 22 from 22.22 on, 24, and 26 or newer. 23 and 25 get no fixes any more. */
const versions: [version: string, fits: boolean][] = [
  ["12.22.12", false],
  ["20.20.2", false],
  ["22.2.0", false],
  ["22.21.1", false],
  ["22.22.0", true],
  ["22.30.1", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["24.21.0", true],
  ["25.2.0", false],
  ["26.10.0", true],
  ["28.0.0", true],
  ["30.1.0", true],
];

describe("one rule says which Node.js fits", () => {
  test.each(versions)("%s: %s", (version, fits) => {
    machineHas(`v${version}`);
    expect(run("-p", "1").stdout).toBe("1\n");
    expect(fetches() === 0, "scripts/node").toBe(fits);
    expect(fitsNode(version), "the program").toBe(fits);
  });

  test("and package.json states it", () => {
    const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(engines.node).toBe(`^${leastNode} || ^24 || >=26`);
  });
});

test("the pinned Node.js fits the project on every platform", () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync("scripts/runtime/package.json", "utf8"),
  ) as { optionalDependencies: Record<string, string> };
  for (const [name, version] of Object.entries(optionalDependencies)) {
    expect(fitsNode(version), name).toBe(true);
  }
});

/** The machine's own `node`: says to be this version, and is the one that runs the tests. */
function machineHas(version: string) {
  write(
    "bin/node",
    `#!/bin/sh\n[ "$*" = --version ] && echo ${version} && exit\nexec ${process.execPath} "$@"\n`,
  );
}

/** The registry's Node.js for this platform is a shell script with this line. */
function registryHas(line: string) {
  write(
    "bin/npm",
    `#!/bin/sh
     echo "npm $*" >> calls
     while [ "$1" != --prefix ]; do shift; done
     mkdir -p "$2/node_modules/node-here/bin"
     printf '#!/bin/sh\\n%s\\n' '${line}' > "$2/node_modules/node-here/bin/node"
     chmod +x "$2/node_modules/node-here/bin/node"
    `,
  );
}

function fetches() {
  const calls = path.join(checkout, "calls");
  return existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n").length : 0;
}

function stored() {
  const folder = path.join(checkout, ".cache/node");
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Only the fakes and what a shell script may use: no Node.js of this machine. */
function environment() {
  const tools = path.join(checkout, "tools");
  if (!existsSync(tools)) {
    mkdirSync(tools);
    for (const tool of "basename chmod cksum cp dirname mkdir mv rm sleep tr".split(" ")) {
      const there = ["/usr/bin", "/bin"].map((folder) => path.join(folder, tool)).find(existsSync);
      symlinkSync(there ?? tool, path.join(tools, tool));
    }
  }
  return { PATH: `${path.join(checkout, "bin")}:${tools}` };
}

function run(...args: string[]) {
  const options = { cwd: checkout, env: environment(), encoding: "utf8" } as const;
  return spawnSync("/bin/sh", ["scripts/node", ...args], options);
}

function start(...args: string[]) {
  const child = spawn("/bin/sh", ["scripts/node", ...args], {
    cwd: checkout,
    env: environment(),
    detached: true,
  });
  const output = { stdout: "" };
  child.stdout.on("data", (chunk) => {
    output.stdout += chunk;
  });
  return { child, output };
}

/** A process and all that it has started. */
function kill({ pid }: ChildProcess, signal: NodeJS.Signals) {
  process.kill(-(pid ?? 0), signal);
}

function write(name: string, text: string) {
  const file = path.join(checkout, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}
