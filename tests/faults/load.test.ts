import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { mib, multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { projectOf, sha256 } from "#tests/support/ledger.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { watch } from "#tests/support/watch.ts";

const visitors = 32;
const seconds = form({ short: 10, long: 120 });
const savesPerSecond = 5;

/** An address that visitors request, and the check of its answer. */
interface Address {
  path: string;
  /** Throws when the body is wrong. `saved`: the save acknowledged before the request. */
  check: (body: Buffer, saved: number) => void;
}

test(`${visitors} visitors for ${seconds} s beside a busy editor and an upload see no error and no wrong byte`, async () => {
  const server = await startServer({ demo: false });
  const staff = await signInToApi(server);
  const token = await signInToken(server);
  const { addresses, id } = await prepare(server, token);

  let saved = 0;
  let isOver = false;
  const saves: number[] = [];
  const visits: number[] = [];

  const editor = async () => {
    for (let next = performance.now(); !isOver; next += 1000 / savesPerSecond) {
      const startedAt = performance.now();
      const generation = saved + 1;
      const block = { number: `n${generation}`, description: "x" };
      const blocks = { projects: block, connections: block, regions: block, people: block };
      expect((await staff.call("POST", "/api/admin/home", blocks)).status).toBe(200);
      saved = generation;
      expect(
        (await staff.call("PUT", `/api/admin/project/${id}`, projectOf(generation))).status,
      ).toBe(200);
      saves.push(performance.now() - startedAt);
      await setTimeout(Math.max(0, next - performance.now()));
    }
  };
  const visitor = async (start: number) => {
    for (let turn = start; !isOver; turn++) {
      const { path, check } = addresses[turn % addresses.length] as Address;
      const before = saved;
      const startedAt = performance.now();
      const answer = await fetch(server.url + path);
      const body = Buffer.from(await answer.arrayBuffer());
      visits.push(performance.now() - startedAt);
      expect(answer.status, path).toBe(200);
      check(body, before);
    }
  };
  const uploader = async () => {
    let bytes = 0;
    for (; !isOver; bytes += 200 * mib) {
      const video = multipartFile("filme.mp4", samples.mp4, 200 * mib);
      expect((await postChunks(server, token, video)).status).toBe(200);
    }
    return bytes / mib;
  };

  const { result, peakMb, idleMb } = await watch(server, async () => {
    void setTimeout(seconds * 1000).then(() => {
      isOver = true;
    });
    const visiting = Array.from({ length: visitors }, (_, index) => visitor(index));
    return Promise.all([uploader(), editor(), ...visiting]);
  });
  console.info("load", {
    visits: visits.length,
    perSecond: Math.round(visits.length / seconds),
    ...figures("visit", visits),
    saves: saves.length * 2,
    ...figures("save", saves),
    uploadedMb: result[0],
    idleMb: Math.round(idleMb),
    peakMb: Math.round(peakMb),
  });
  expect(saves.length).toBeGreaterThan(0);
  expect(server.process.exitCode).toBeNull();
  await server.stop();
});

/** A few projects and files; pages that contain what the editor saves, and some that never change. */
async function prepare(server: TestServer, token: string) {
  const staff = await signInToApi(server);
  const image = await samples.jpg(1600, 900);
  const paper = Buffer.concat([samples.pdf, Buffer.alloc(mib, "%")]);
  const [picture = "", file = ""] = await uploadFiles(server, token, {
    "a.jpg": image,
    "a.pdf": paper,
  });
  const created = await staff.call("POST", "/api/admin/project", projectOf(0));
  const { id } = (await created.json()) as { id: number };
  await staff.call("POST", "/api/admin/project", { name: "Capa", bannerImage: picture });
  await staff.call("POST", "/api/admin/documents", { title: "Papel", file });

  const fixed = async (path: string): Promise<Address> => {
    const first = Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
    const hash = digest(first);
    return { path, check: (body) => expect(digest(body), path).toBe(hash) };
  };
  const addresses: Address[] = [
    {
      path: "/",
      check: (body, saved) => expect(newest(body, /\bn(\d+)\b/)).toBeGreaterThanOrEqual(saved),
    },
    { path: `/projeto/p/${id}`, check: wholeProject },
    { path: `/api/projects/${id}`, check: wholeProject },
    await fixed(`/storage/${picture}`),
    await fixed(`/storage/${file}`),
    await fixed("/images/hero-sunset-640.webp"),
    // Its menu contains the project.
    { path: "/sobre?lang=en", check: wholeProject },
  ];
  expect(sha256(paper)).toBe(
    digest(Buffer.from(await (await fetch(`${server.url}/storage/${file}`)).arrayBuffer())),
  );
  return { addresses, id };
}

/** Every part of the page comes from one save, and from one that was sent. */
function wholeProject(body: Buffer, saved: number) {
  const generations = new Set(body.toString().match(/\bg\d+\b/g));
  expect([...generations]).toHaveLength(1);
  // The project is saved after the numbers, which `saved` counts.
  expect(newest(body, /\bg(\d+)\b/)).toBeGreaterThanOrEqual(saved - 1);
}

function newest(body: Buffer, pattern: RegExp): number {
  return Number(pattern.exec(body.toString())?.[1] ?? (pattern.source.includes("n") ? 0 : -1));
}

function digest(bytes: Buffer) {
  return createHash("sha256").update(bytes).digest("hex");
}

function figures(name: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { [`${name}MedianMs`]: at(0.5), [`${name}P99Ms`]: at(0.99), [`${name}MaxMs`]: at(1) };
}
