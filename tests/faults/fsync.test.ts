import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { postMessage } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { projectOf } from "#tests/support/ledger.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { canTrace, type SystemCall, trace } from "#tests/support/strace.ts";

/* On SQLite alone: the database is written by the site's own calls. */

const isTraced = canTrace();
if (!isTraced) console.info("fsync before the answer: not shown, strace can not run here");

/**
 * A power cut cannot be simulated here; but it can be observed that fsync is called before the client gets
 * its answer.
 */
describe.runIf(isTraced)("the answer to a save comes after the disk's", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer({ demo: false });
    token = await signInToken(server);
  });
  afterAll(() => server.stop());

  test.each(["message", "project", "numbers"])("of a %s", async (kind) => {
    const staff = await signInToApi(server);
    const block = { number: "1", description: "x" };
    const save = {
      message: () => postMessage(server.url),
      project: () => staff.call("POST", "/api/admin/project", projectOf(1)),
      numbers: () =>
        staff.call("POST", "/api/admin/home", {
          ...{ projects: block, connections: block, regions: block, people: block },
        }),
    }[kind as "message" | "project" | "numbers"];
    const calls = await tracePid(async () => {
      expect((await save()).ok).toBe(true);
    });
    const answer = answerOf(calls);
    const written = calls.findLast(
      (call) => call.name === "pwrite64" && /-wal>/.test(call.text) && call.ended < answer.began,
    );
    expect(written, "the log was written").toBeDefined();
    const synced = calls.find(
      (call) => isSync(call, /-wal>/) && call.began > (written?.ended ?? 0),
    );
    expect(synced?.ended).toBeLessThan(answer.began);
  });

  test("of an upload: file, then its name, then its folder, then its row", async () => {
    const calls = await tracePid(async () => {
      await uploadFiles(server, token, { "a.pdf": samples.pdf });
    });
    const answer = answerOf(calls);
    const file = calls.find((call) => isSync(call, /\/tmp\/[^>]+>/));
    const named = calls.find(({ name, text }) => /^rename/.test(name) && text.includes("/public/"));
    const folder = calls.find((call) => isSync(call, /\/public\/files>/));
    const row = calls.findLast((call) => isSync(call, /-wal>/) && call.ended < answer.began);
    expectInOrder(file, named, folder, row);
    expect(row?.ended).toBeLessThan(answer.began);
  });

  async function tracePid(work: () => Promise<void>) {
    return trace(server.process.pid ?? 0, work);
  }
});

test.runIf(isTraced)(
  "a daily backup is on the disk before it has its name, and then its name",
  async () => {
    const server = await startServer({ demo: false });
    // Its chores, 3 s after the start, wait for the trace, which may begin late on a busy machine.
    server.process.kill("SIGSTOP");
    const calls = await trace(server.process.pid ?? 0, async () => {
      server.process.kill("SIGCONT");
      const isMade = () => server.log().some(({ msg }) => msg === "daily backup");
      await expect.poll(isMade).toBe(true);
    });
    const manifest = calls.find((call) => isSync(call, /\/\.partial-[^/]+\/manifest\.json>/));
    const [partial = ""] = /[^/]+(?=\/manifest\.json>)/.exec(manifest?.text ?? "") ?? [];
    // SQLite also syncs it, when it makes the copy.
    const folder = calls.findLast((call) => isSync(call, new RegExp(`/${partial}>`)));
    const named = calls.find(
      ({ name, text }) => /^rename/.test(name) && /\/backups\/\d{4}-/.test(text),
    );
    const name = calls.find((call) => isSync(call, /\/backups>/));
    expectInOrder(manifest, folder, named, name);
    await server.stop();
  },
);

function expectInOrder(...calls: (SystemCall | undefined)[]) {
  expect(calls).not.toContain(undefined);
  const ends = calls.map((call) => call?.ended ?? 0);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
}

function answerOf(calls: SystemCall[]): SystemCall {
  const answer = calls.find(({ text }) => text.includes('"HTTP/1.1 20'));
  if (!answer) throw new Error("No answer was seen");
  return answer;
}

function isSync({ name, text }: SystemCall, file: RegExp) {
  return /^f(data)?sync$/.test(name) && file.test(text) && / = 0$/.test(text);
}
