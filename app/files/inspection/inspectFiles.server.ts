import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Media } from "../media.repo.server.ts";
import { runInImageWorker } from "../picture/imageWorker.server.ts";
import { storedFiles } from "../storage.server.ts";
import * as Inspections from "./inspections.repo.server.ts";
import { isTaggedPdf } from "./taggedPdf.server.ts";

/** A page waits no longer for what was never looked at; it is found meanwhile, for the next one. */
const patienceMs = 800;

const running = new Map<number, Promise<void>>();

/**
 * What stands in stored pictures and PDFs. Each is looked into once, when it is first asked for: a stored file never
 * changes.
 *
 * @returns by the file's id; without those that are still being looked into, or cannot be
 */
export async function inspectFiles(
  files: readonly Media[],
): Promise<Map<number, Inspections.Inspection>> {
  const ids = files.map(({ id }) => id);
  const known = await Inspections.findAllByIds(ids);
  const missing = files.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return known;
  const waiting = new AbortController();
  await Promise.race([
    Promise.all(missing.map(inspectOnce)),
    delay(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  return Inspections.findAllByIds(ids);
}

function inspectOnce(file: Media): Promise<void> {
  const started = running.get(file.id);
  if (started) return started;
  // A file that cannot be read, or a full disk, is no matter for the page that asks: it says nothing of this file.
  const done = inspect(file)
    .catch(() => undefined)
    .finally(() => running.delete(file.id));
  running.set(file.id, done);
  return done;
}

async function inspect({ id, path, type }: Media): Promise<void> {
  const files = storedFiles();
  if (type === "application/pdf") {
    const isTagged = await files.withLocal(path, async (file) => isTaggedPdf(await readFile(file)));
    await Inspections.insert(id, { tones: "", isTagged });
  } else if (type.startsWith("image/")) {
    const tones = await files.withLocal(path, (file) => runInImageWorker("measureTones", { file }));
    await Inspections.insert(id, { tones, isTagged: undefined });
  }
}
