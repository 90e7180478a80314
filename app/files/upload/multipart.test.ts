import { setImmediate, setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import {
  MalformedUploadError,
  StalledUploadError,
  TooManyFilesError,
  UploadTooLargeError,
} from "../mediaErrors.ts";
import { type FilePart, readMultipart } from "./multipart.server.ts";

const maxBytes = 4_000_000;
const type = "multipart/form-data; boundary=xx";

function textPart(name: string, value: string) {
  return `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function filePart(name: string, filename: string, content: string) {
  return `--xx\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
}

/** Sends the body in chunks of that many bytes. */
async function* pieces(body: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) {
    await setImmediate();
    yield bytes.subarray(at, at + size);
  }
}

async function readAll({ chunks }: FilePart) {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString();
}

function parse(body: string, onFile = readAll, size = 7) {
  return readMultipart(pieces(body, size), type, { maxBytes, onFile });
}

describe("a form's parts", () => {
  const body = `${textPart("nome", "Maré")}${filePart("files[]", "praça.txt", "a\r\n--x b")}${textPart("b", "")}--xx--\r\n`;

  test.each([1, 7, 1000])("come in order, whole, in pieces of %d bytes", async (size) => {
    expect(await parse(body, readAll, size)).toEqual([
      { name: "nome", kind: "text", value: "Maré" },
      { name: "files[]", kind: "file", value: "a\r\n--x b" },
      { name: "b", kind: "text", value: "" },
    ]);
  });

  test.each([
    ["Ata %22final%22.pdf", 'Ata "final".pdf'],
    ['Ata \\"final\\".pdf', 'Ata "final".pdf'],
    ["100%25 água.pdf", "100%25 água.pdf"],
    ["família 👩‍👩‍👧.pdf", "família 👩‍👩‍👧.pdf"],
  ])("have their files' names as the sender has them: %s", async (written, name) => {
    const names: string[] = [];
    await parse(`${filePart("f", written, "x")}--xx--`, async (part) => {
      names.push(part.originalName);
      return readAll(part);
    });
    expect(names).toEqual([name]);
  });

  test("a file that its taker leaves half read does not hold up the rest", async () => {
    const large = filePart("f", "a.bin", "x".repeat(2_000_000));
    const entries = await parse(`${large}${textPart("b", "1")}--xx--`, async () => "left", 50_000);
    expect(entries.at(-1)).toEqual({ name: "b", kind: "text", value: "1" });
  });

  test("a taker that fails ends the request and discards the files before it", async () => {
    const discarded: string[] = [];
    const body = `${filePart("f", "a", "1")}${filePart("f", "b", "2")}${filePart("f", "c", "3".repeat(1000))}--xx--`;
    const reading = readMultipart(pieces(body, 100), type, {
      maxBytes,
      onFile: async (part) => {
        if (part.originalName === "c") throw new Error("refused");
        return readAll(part);
      },
      onDiscard: async (file) => void discarded.push(file),
    });
    await expect(reading).rejects.toThrow("refused");
    expect(discarded).toEqual(["1", "2"]);
  });
});

describe("a request that brings more than it may", () => {
  const files = ["a", "b", "c"].map((name) => filePart(name, name, name.repeat(1000))).join("");
  const read = (options: { maxBytes: number; maxFiles?: number }, discarded: string[] = []) =>
    readMultipart(pieces(`${files}--xx--`, 100), type, {
      ...options,
      onFile: readAll,
      onDiscard: async (file) => void discarded.push(file.slice(0, 1)),
    });

  test("in bytes of all parts together is not read to its end, and its files are discarded", async () => {
    const discarded: string[] = [];
    await expect(read({ maxBytes: 2500 }, discarded)).rejects.toThrow(UploadTooLargeError);
    expect(discarded).toEqual(["a", "b"]);
    expect(await read({ maxBytes: 3500 })).toHaveLength(3);
  });

  test("in files is refused", async () => {
    await expect(read({ maxBytes, maxFiles: 2 })).rejects.toThrow(TooManyFilesError);
    expect(await read({ maxBytes, maxFiles: 3 })).toHaveLength(3);
  });

  test("is refused for what was wrong with it first", async () => {
    const reading = readMultipart(pieces(`${files.repeat(2000)}--xx--`, 20_000), type, {
      maxBytes,
      onFile: async () => {
        throw new Error("refused");
      },
    });
    await expect(reading).rejects.toThrow("refused");
  });
});

describe("a sender that trickles", () => {
  const textMs = 300;
  /** In pieces that come so slowly that the whole takes ten times as long as a form may. */
  async function* slowly(body: string): AsyncGenerator<Uint8Array> {
    const size = Math.ceil(body.length / 30);
    for (let at = 0; at < body.length; at += size) {
      yield Buffer.from(body.slice(at, at + size));
      await setTimeout(textMs / 3);
    }
  }

  test("is let go where a form's texts come, and its files are discarded", async () => {
    const discarded: string[] = [];
    const body = `${filePart("f", "a", "1")}${textPart("b", "x".repeat(5_000))}--xx--`;
    const reading = readMultipart(slowly(body), type, {
      maxBytes,
      textMs,
      onFile: readAll,
      onDiscard: async (file) => void discarded.push(file),
    });
    await expect(reading).rejects.toThrow(StalledUploadError);
    expect(discarded).toEqual(["1"]);
  });

  test("is waited for where a file comes", async () => {
    const body = `${filePart("f", "a", "x".repeat(5_000))}--xx--`;
    const entries = await readMultipart(slowly(body), type, { maxBytes, textMs, onFile: readAll });
    expect(entries).toHaveLength(1);
  });
});

describe("a malformed body is refused, never waited for", () => {
  test.each([
    ["nothing", ""],
    ["no boundary", "hello"],
    ["another boundary", textPart("a", "1").replaceAll("--xx", "--yy")],
    ["an end in a header", '--xx\r\nContent-Disposition: form-data; name="a'],
    ["an end in a text", textPart("a", "1")],
    ["an end in a file", filePart("a", "b", "1").slice(0, -4)],
    ["a large text", `${textPart("a", "x".repeat(2_000_000))}--xx--`],
  ])("%s", async (_, body) => {
    await expect(parse(body, readAll, 5000)).rejects.toThrow(MalformedUploadError);
  });

  test.each([
    '--xx\r\nContent-Disposition: form-data; name="a"\r\n--xx--',
    '--xx\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n--xx--',
  ])("a header, then the end, holds nothing: %s", async (body) => {
    expect(await parse(body)).toEqual([]);
  });

  test("a type without a boundary", async () => {
    const reading = readMultipart(pieces(""), "multipart/form-data", {
      maxBytes,
      onFile: readAll,
    });
    await expect(reading).rejects.toThrow(MalformedUploadError);
  });

  test("whatever one byte is changed to", async () => {
    const body = `${textPart("a", "1")}${filePart("f", "b.txt", "2")}--xx--`;
    for (let at = 0; at < body.length; at++) {
      for (const byte of ["\0", "-", "\r", "\n", ";", '"']) {
        const changed = body.slice(0, at) + byte + body.slice(at + 1);
        await parse(changed, readAll, 40).catch((error) => {
          expect(error).toBeInstanceOf(MalformedUploadError);
        });
      }
    }
  });
});
