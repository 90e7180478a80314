import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { form } from "#tests/support/faultForm.ts";
import { Ledger } from "#tests/support/ledger.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { repeatUnanswered, startWriters } from "#tests/support/writers.ts";

/** libfiu's libraries, if its package is installed. */
const libraries = ["/usr/lib/fiu", "/usr/lib/x86_64-linux-gnu/fiu"].find(existsSync);
if (!libraries) console.info("I/O errors: not shown, install the package fiu-utils");

/**
 * The calls that fail, as on a faulty disk, for SQLite and uploads. Not plain `write`, which Node also uses
 * for signals between its threads.
 */
const failing = ["posix/io/rw/pwrite", "posix/io/sync/fsync", "posix/io/sync/fdatasync"];
const rates = form({ short: [0.02], long: [0.005, 0.02, 0.1] });
const ms = form({ short: 6_000, long: 60_000 });

describe.runIf(libraries)("a disk that fails", () => {
  test.each(rates)("with %d of its writes and syncs loses nothing acknowledged", async (rate) => {
    const folder = mkdtempSync(path.join(tmpdir(), "fiu-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const control = path.join(folder, "control");
    const server = await startServer({
      demo: false,
      env: {
        CONTACT_GLOBAL_LIMIT: "999999/1m",
        CONTACT_LIMIT: "999999/1m",
        LD_PRELOAD: `${libraries}/fiu_run_preload.so ${libraries}/fiu_posix_preload.so`,
        FIU_CTRL_FIFO: control,
      },
    });
    const token = await signInToken(server);
    const ledger = new Ledger();
    let refused = 0;
    const mayFail = (status: number) => {
      refused += 1;
      return status >= 500;
    };
    order(server, control, (name) => `enable_random name=${name},probability=${rate}`);
    const writers = startWriters({ url: server.url, token, ledger }, { mayFail });
    await setTimeout(ms);
    await writers.stop();
    order(server, control, (name) => `disable name=${name}`);

    console.info("I/O errors", { rate, refused, acknowledged: ledger.acknowledgements });
    expect(refused).toBeGreaterThan(0);
    await repeatUnanswered(server.url, token, ledger);
    ledger.check(server.storageDir);
    expect(server.process.exitCode).toBeNull();

    await server.stop({ expectErrors: true, keepStorage: true });
    const again = await startServer({ demo: false, storageDir: server.storageDir });
    ledger.check(server.storageDir);
    await again.stop();
  });
});

function order({ process }: TestServer, control: string, command: (name: string) => string) {
  const commands = failing.flatMap((name) => ["-c", command(name)]);
  const { status, stderr } = spawnSync("fiu-ctrl", ["-f", control, ...commands, `${process.pid}`]);
  if (status !== 0) throw new Error(`fiu-ctrl: ${stderr}`);
}
