import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { form } from "#tests/support/faultForm.ts";
import { Ledger } from "#tests/support/ledger.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { repeatUnanswered, startWriters } from "#tests/support/writers.ts";

const cycles = form({ short: 25, long: 300 });
const env = { CONTACT_GLOBAL_LIMIT: "999999/1m", CONTACT_LIMIT: "999999/1m" };

test(`${cycles} times kill -9 among nine writers: nothing that was acknowledged is lost`, async () => {
  const storageDir = newStorage(false);
  const ledger = new Ledger();
  let server = await startServer({ demo: false, storageDir, env });
  const token = await signInToken(server);
  const backMs: number[] = [];

  for (let cycle = 0; cycle < cycles; cycle++) {
    const writers = startWriters({ url: server.url, token, ledger });
    await untilAcknowledged(ledger, 10 + Math.random() * 150);
    const killedAt = performance.now();
    await kill(server);
    await writers.stop();
    server = await startServer({ demo: false, storageDir, env });
    expect((await fetch(server.url)).status).toBe(200);
    backMs.push(performance.now() - killedAt);
    await repeatUnanswered(server.url, token, ledger);
    ledger.check(storageDir);
  }
  console.info("kill -9", {
    cycles,
    acknowledged: ledger.acknowledgements,
    ...{ projects: ledger.projects.size, files: ledger.files.size, lost: 0 },
    firstPageMs: { median: Math.round(middle(backMs)), max: Math.round(Math.max(...backMs)) },
  });
  await server.stop();
});

/**
 * Waits for a number of answers rather than a time, so that slow machines are tested as hard as fast ones.
 */
async function untilAcknowledged(ledger: Ledger, more: number) {
  const enough = ledger.acknowledgements + more;
  const end = Date.now() + 20_000;
  while (ledger.acknowledgements < enough && Date.now() < end) await setTimeout(5);
}

async function kill({ process }: TestServer) {
  const gone = once(process, "exit");
  process.kill("SIGKILL");
  await gone;
}

function middle(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
