import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { verifyManifest, writeManifest } from "./manifest.ts";

test.each(["constructor", "more.pdf"])(
  "a file %s that the manifest does not name is refused",
  async (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), "manifest-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, "site.sqlite"), "");
    await writeManifest(folder, { missing: [], holdsFiles: true });
    await verifyManifest(folder);
    writeFileSync(path.join(folder, name), "");
    await expect(verifyManifest(folder)).rejects.toThrow(`It holds ${name}`);
  },
);
