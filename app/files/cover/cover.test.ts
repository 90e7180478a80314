import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { bareEnvironment } from "#app/platform/config.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import { DiskFullError } from "../mediaErrors.ts";
import { store } from "../store.server.ts";
import { removeUnreferenced } from "../sweep/sweep.server.ts";
import { generateCover } from "./coverJob.server.ts";
import { coverPath } from "./coverPath.ts";
import { findCovers } from "./covers.repo.server.ts";
import { canDrawPdf, drawingFirstPage } from "./drawFirstPage.server.ts";

const isPopplerInstalled = await canDrawPdf();

/** A tool of the test's own, first on the PATH: the last of its arguments is what it should write, without `.png`. */
const programs = mkdtempSync(join(tmpdir(), "poppler-"));
vi.stubEnv("PATH", `${programs}:${bareEnvironment().PATH}`);
afterAll(() => rmSync(programs, { recursive: true }));
afterEach(() => rmSync(join(programs, "pdftoppm"), { force: true }));
function toolIs(script: string) {
  const last = 'for argument; do out="$argument.png"; done';
  writeFileSync(join(programs, "pdftoppm"), `#!/bin/sh\n${last}\n${script}\n`);
  chmodSync(join(programs, "pdftoppm"), 0o755);
}

/** A tool that draws pages of this size. */
async function toolDraws(width: number, height: number) {
  const line = { create: { width: 90, height: 9, channels: 3, background: "#0e2f36" } } as const;
  const page = join(programs, "page.png");
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite([{ input: line }])
    .png()
    .toFile(page);
  toolIs(`cat ${page} > "$out"`);
}

setupTestDatabase();
const storage = setupTestStorage();

async function storePaper(bytes: Buffer = samples.paper()) {
  return (await store([bytes], { originalName: "a.pdf", accept: "libraryDocument" })).id;
}

async function draw() {
  const job = await Jobs.findNext("cover");
  if (!job) throw new Error("A PDF has a job");
  await generateCover(job, { signal: new AbortController().signal });
  await Jobs.finish(job.id);
}

describe("a PDF's first page", () => {
  test("becomes its cover, in the sizes of cards, and goes with it", async () => {
    const path = await storePaper();
    expect(await findCovers([path, null])).toEqual({});
    await toolDraws(600, 848);
    await draw();
    expect(await findCovers([path, null, "files/other.pdf", "files/a.docx"])).toEqual({
      [coverPath(path)]: {
        ...{ width: 600, height: 848, alt: "", placeholder: "", focal: { x: 50, y: 50 } },
        ...{ crops: {}, variants: [250, 600] },
      },
    });
    const name = coverPath(path).replace(".webp", "");
    const sizes = [250, 600].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
    const files = [path, `${name}.webp`, ...sizes].map((file) => `public/${file}`);
    expect(storage.files()).toEqual(files.toSorted());
    await removeUnreferenced([path]);
    expect(storage.files()).toEqual([]);
  });

  test("is drawn without the site's settings, and at no more than a card's size", async () => {
    vi.stubEnv("SESSION_SECRET", "a secret of the site");
    toolIs('{ env; echo "$@"; } > "$out"');
    const said = await drawingFirstPage("a.pdf", async (png) => readFileSync(png, "utf8"));
    expect(said).not.toContain("secret");
    expect(said).toMatch(/-f 1 -l 1 -singlefile -cropbox -scale-to 848 -png a\.pdf /);
    expect(storage.files()).toEqual([]);
  });

  test.each<[string, string, object?]>([
    ["it is damaged", "echo 'Syntax Error: no xref' >&2; exit 1"],
    ["there is no page", "exit 99"],
    ["nothing was drawn", "exit 0"],
    ["it takes too much of the processor", "while :; do :; done", { cpuSeconds: 1 }],
    ["it takes too much memory", 'head -c 200000000 /dev/zero | tail > "$out"', { memoryMb: 64 }],
    ["it is too large", 'exec head -c 3000000 /dev/zero > "$out"', { outputMb: 1 }],
  ])("is none where %s", { timeout: 30_000 }, async (_, script, limits) => {
    toolIs(script);
    const drawn = drawingFirstPage("a.pdf", async () => "drawn", { limits: limits ?? {} });
    expect(await drawn).toBeUndefined();
    expect(storage.files()).toEqual([]);
  });

  test("is none where the page is empty", async () => {
    const path = await storePaper();
    const blank = join(programs, "page.png");
    const white = { width: 600, height: 848, channels: 3, background: "white" } as const;
    await sharp({ create: white }).png().toFile(blank);
    toolIs(`cat ${blank} > "$out"`);
    await draw();
    expect(storage.files()).toEqual([`public/${path}`]);
    expect(await Jobs.findNext("cover")).toBeUndefined();
  });

  test.each<[string, string, object]>([
    ["hangs", "exec sleep 60", { timeoutMs: 300 }],
    ["cannot write", "exit 2", {}],
  ])("is tried again where the tool %s", async (_, script, limits) => {
    toolIs(script);
    await expect(drawingFirstPage("a.pdf", async () => {}, { limits })).rejects.toThrow(/pdftoppm/);
  });

  test("waits for room on a full disk", async () => {
    toolIs("echo 'No space left on device' >&2; exit 99");
    await expect(drawingFirstPage("a.pdf", async () => {})).rejects.toThrow(DiskFullError);
  });
});

describe.runIf(isPopplerInstalled)("by Poppler", { timeout: 30_000 }, () => {
  test("a report's first page is drawn upright, a damaged file's is not", async () => {
    const report = readFileSync("app/demo/files/relatorio-anual-2025.pdf");
    const path = await storePaper(report);
    await draw();
    const { [coverPath(path)]: cover } = await findCovers([path]);
    expect(cover).toMatchObject({ width: 600, height: 848, variants: [250, 600] });
    const damaged = await storePaper();
    await draw();
    expect(await findCovers([damaged])).toEqual({});
  });
});
