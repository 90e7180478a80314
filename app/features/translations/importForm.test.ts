import { expect, test } from "vitest";
import { MalformedUploadError, TooManyFilesError } from "#app/files/mediaErrors.ts";
import { changeField, maxFileMegabytes, readImportForm } from "./importForm.server.ts";
import { UnreadableCsvError } from "./readCsv.server.ts";

/** Sends files of these sizes, in chunks as from a network. */
async function read(...sizes: number[]) {
  const form = new FormData();
  for (const size of sizes) form.append("file", new Blob([Buffer.alloc(size, "a")]), "a.csv");
  const whole = new Request("http://x/", { method: "POST", body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.subarray(at, at + 65_536));
      at += 65_536;
    },
  });
  const { headers } = whole;
  return readImportForm(
    new Request("http://x/", { method: "POST", headers, body, duplex: "half" } as RequestInit),
  );
}

const most = maxFileMegabytes * 1024 * 1024;

test("a translator's file is read whole, up to the limit", async () => {
  expect(await read(most)).toMatchObject({ step: "preview", bytes: { length: most } });
});

test.each([most + 1, 2 * most, 4 * most])("one of %d bytes is too large", async (size) => {
  await expect(read(size)).rejects.toThrow(new UnreadableCsvError("tooLarge", { megabytes: 8 }));
});

test("one file comes at a time", async () => {
  await expect(read(10, 10)).rejects.toThrow(TooManyFilesError);
});

test("a change longer than its record's form takes is refused", async () => {
  const confirm = (english: string) => {
    const body = new FormData();
    body.append(changeField, JSON.stringify({ key: "image/images/a.webp/alt", seen: "", english }));
    return readImportForm(new Request("http://x/", { method: "POST", body }));
  };
  // Limits count characters, as in the preview and in the form: an emoji is two UTF-16 units.
  for (const letter of ["a", "🌊"]) {
    expect(await confirm(letter.repeat(500))).toMatchObject({ step: "confirm" });
  }
  await expect(confirm("a".repeat(501))).rejects.toThrow(MalformedUploadError);
});
