import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { findInstalled } from "#app/platform/installed.ts";
import { runLimited, type ToolLimits } from "../limitedTool.server.ts";
import { newTempPath } from "../storage.server.ts";

/** Poppler's tool, which draws the pages of a PDF. */
export const pdfTool = "pdftoppm";

const defaultLimits: ToolLimits = {
  timeoutMs: 60_000,
  cpuSeconds: 20,
  memoryMb: 1024,
  outputMb: 10,
};

/** Pixels of the longer side: an A4 page is 600 wide, twice what a card shows. */
const side = 848;

/** Whether this machine can draw the pages of a PDF. */
export async function canDrawPdf(): Promise<boolean> {
  return (await findInstalled([pdfTool])).length > 0;
}

/**
 * Draws the first page of a PDF, and hands it on as a PNG, which is gone afterwards.
 *
 * @returns undefined where the file has no page that can be drawn: it is damaged, asks for a password, or takes too much
 * @throws Error where that says nothing of the file: the tool hung, or could not write; DiskFullError
 */
export async function drawingFirstPage<Result>(
  pdf: string,
  use: (png: string) => Promise<Result>,
  { signal, limits = {} }: { signal?: AbortSignal; limits?: Partial<ToolLimits> } = {},
): Promise<Result | undefined> {
  const name = newTempPath();
  const page = ["-f", "1", "-l", "1", "-singlefile"];
  const size = ["-cropbox", "-scale-to", String(side), "-png"];
  const png = `${name}.png`;
  try {
    const { code, hasTimedOut, errors } = await runLimited([pdfTool, ...page, ...size, pdf, name], {
      limits: { ...defaultLimits, ...limits },
      niceness: 15,
      ...(signal && { signal }),
    });
    if (hasTimedOut) throw new Error(`${pdfTool} did not end`);
    // Of its exit codes 2 is a file that it could not open for writing; the others are the document's.
    if (code === 2) throw new Error(`${pdfTool} could not write: ${errors.slice(0, 300)}`);
    return code === 0 && existsSync(png) ? await use(png) : undefined;
  } finally {
    await rm(png, { force: true });
  }
}
