import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { docx, docxParts, relationships, zip } from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { tempFile } from "#tests/support/tempFile.ts";
import { docxKind } from "./docx.server.ts";

setupTestStorage();

const kindOf = async (bytes: Buffer) => docxKind(await tempFile(bytes));

const transitional = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const strict = "http://purl.oclc.org/ooxml/officeDocument/relationships";
const microsoft = "http://schemas.microsoft.com/office/2006/relationships";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const macroMain = "application/vnd.ms-word.document.macroEnabled.main+xml";
const parts = docxParts();
const types = parts["[Content_Types].xml"] ?? "";

describe("a Word document is accepted", () => {
  test.each([
    "word-online.docx",
    "commented.docx",
    "backslash.docx",
    "gdocs-descriptors.docx",
    "strict.docx",
  ])("%s", async (name) => {
    expect(await kindOf(caseFile(name))).toBe("document");
  });

  test.each([
    ["as usual", docx],
    ["with its main part in another folder", zip(docxParts("content/texto.xml"))],
    ["with its main part at the top", zip(docxParts("document.xml"))],
    [
      "with an absolute target in other capitals",
      zip({
        ...parts,
        "_rels/.rels": relationships(`${transitional}/officeDocument`, "/Word/Document.xml"),
      }),
    ],
    [
      "with a target by a detour and an escaped space",
      zip({
        ...docxParts("word/meu texto.xml"),
        "_rels/.rels": relationships(`${strict}/officeDocument`, "./media/../word/meu%20texto.xml"),
      }),
    ],
    [
      "with its main part's type as the default of the extension",
      zip({
        ...parts,
        "[Content_Types].xml": types
          .replace(/<Override[^>]*>/, "")
          .replace('"application/xml"', `"${main}"`),
      }),
    ],
    [
      "whose content types use a prefix and are commented",
      zip({
        ...parts,
        "[Content_Types].xml": types
          .replaceAll(/<(\/?)(Types|Default|Override)/g, "<$1t:$2")
          .replace("xmlns=", "xmlns:t=")
          .replace("<t:Default", "<!-- macroEnabled? no --><t:Default"),
      }),
    ],
    ["whose folders are entries too", zip({ "word/": "", "_rels/": "", ...parts })],
    [
      "with a part of 5 MB",
      zip({ ...parts, "word/media/image1.bin": randomBytes(5e6).toString("hex") }),
    ],
    [
      "with a link to a page",
      zip({
        ...parts,
        "word/_rels/document.xml.rels": relationships(
          `${transitional}/hyperlink`,
          "https://example.org/macroEnabled",
          'TargetMode="External"',
        ),
      }),
    ],
    [
      "with its own copy of its template",
      zip({
        ...parts,
        "word/_rels/settings.xml.rels": relationships(
          `${transitional}/attachedTemplate`,
          "ata.dotx",
        ),
      }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await kindOf(bytes)).toBe("document");
  });

  test.each(["utf16le", "utf16be"] as const)("with content types in %s", async (encoding) => {
    const text = Buffer.from(`\uFEFF${types.replace("?>", ' encoding="UTF-16"?>')}`, "utf16le");
    const coded = encoding === "utf16be" ? text.swap16() : text;
    expect(
      await kindOf(zip({ ...parts, "[Content_Types].xml": coded.toString("latin1") }, "latin1")),
    ).toBe("document");
  });
});

describe("a zip is read to its directory, whatever follows that", () => {
  const endAt = docx.lastIndexOf(Buffer.from("504b0506", "hex"));
  const commented = (comment: Buffer) => {
    const bytes = Buffer.concat([docx, comment]);
    bytes.writeUInt16LE(comment.length, endAt + 20);
    return bytes;
  };

  test.each([
    ["a comment", Buffer.from("feito por X")],
    [
      "a comment of end records without a directory",
      Buffer.alloc(22 * 100, "504b0506".padEnd(44, "0"), "hex"),
    ],
    ["a comment that ends in the mark", Buffer.from("zzz504b0506", "latin1")],
    ["a comment with another document in it", docx],
    ["the longest comment", Buffer.alloc(65535, "PK\u0005\u0006", "latin1")],
  ])("%s", async (_, comment) => {
    expect(await kindOf(commented(comment))).toBe("document");
  });

  test("bytes that no comment announces", async () => {
    expect(await kindOf(Buffer.concat([docx, Buffer.from("\r\n\0\0")]))).toBe("document");
  });

  test("in 64 bits, as some packers write it however small it is", async () => {
    expect(await kindOf(inZip64(docx))).toBe("document");
  });

  test("one that has two directories is refused: programs would read different documents", async () => {
    const macros = zip(docxParts("word/document.xml", macroMain), "utf8", docx.length);
    expect(await kindOf(commented(macros))).toBeUndefined();
  });

  test("thousands of directories are not all read", async () => {
    const end = docx.subarray(endAt);
    const many = Array.from({ length: 2500 }, () => Buffer.from(end));
    for (const [index, record] of many.entries()) {
      const at = docx.length + index * end.length;
      record.writeUInt32LE(at - end.readUInt32LE(16), 12);
    }
    expect(await kindOf(commented(Buffer.concat(many)))).toBeUndefined();
  });
});

describe("macros are refused, whatever the part is called", () => {
  test("macros-renamed-part.docx", async () => {
    expect(await kindOf(caseFile("macros-renamed-part.docx"))).toBe("macros");
  });

  test.each([
    ["by the document's type", zip(docxParts("word/document.xml", macroMain))],
    ["by its type in other capitals", zip(docxParts("word/document.xml", macroMain.toUpperCase()))],
    [
      "by its type behind a character reference",
      zip(docxParts("word/document.xml", macroMain.replace("macro", "&#x6D;acro"))),
    ],
    [
      "by the type of a part",
      zip({
        ...docxParts(
          undefined,
          undefined,
          '<Override PartName="/word/x.dat" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
        "word/x.dat": "x",
      }),
    ],
    [
      "by the default type of an extension",
      zip(
        docxParts(
          undefined,
          undefined,
          '<Default Extension="foo" ContentType="application/vnd.ms-office.VBAPROJECT"/>',
        ),
      ),
    ],
    [
      "by a relationship",
      zip({
        ...parts,
        "word/_rels/document.xml.rels": relationships(`${microsoft}/vbaProject`, "inofensivo.txt"),
      }),
    ],
    [
      "by a relationship in other capitals",
      zip({
        ...parts,
        "Word/_RELS/document.xml.RELS": relationships(`${microsoft}/VBAProject`, "a.txt"),
      }),
    ],
    [
      "by a relationship of macros' data",
      zip({
        ...parts,
        "word/_rels/a.bin.rels": relationships(`${microsoft}/wordVbaData`, "a.txt"),
      }),
    ],
    ["by name alone", zip({ ...parts, "word/VBAPROJECT.BIN": "x" })],
    [
      "in a workbook within",
      zip({
        ...docxParts(
          undefined,
          undefined,
          '<Default Extension="xlsm" ContentType="application/vnd.ms-excel.sheet.macroEnabled.12"/>',
        ),
        "word/embeddings/a.xlsm": "x",
      }),
    ],
  ])("%s", async (_, bytes) => {
    expect(await kindOf(bytes)).toBe("macros");
  });
});

test.each([
  "https://example.org/a.dotm",
  "file://servidor/modelos/a.dotm",
  "file:///C:\\Modelos\\a.dotx",
])("a template from elsewhere is refused: %s", async (target) => {
  for (const dialect of [transitional, strict]) {
    const template = relationships(`${dialect}/attachedTemplate`, target, 'TargetMode="External"');
    expect(await kindOf(zip({ ...parts, "word/_rels/settings.xml.rels": template }))).toBe(
      "remoteTemplate",
    );
  }
});

describe("a zip that Word would not open is none", () => {
  const damaged = Buffer.from(docx);
  damaged.fill(
    0xff,
    docx.indexOf("[Content_Types].xml") + 19,
    docx.indexOf("[Content_Types].xml") + 60,
  );
  test.each([
    [
      "without content types",
      zip({ "_rels/.rels": parts["_rels/.rels"] ?? "", "word/document.xml": "" }),
    ],
    ["without relationships", zip({ "[Content_Types].xml": types, "word/document.xml": "" })],
    [
      "without its main part",
      zip({ "[Content_Types].xml": types, "_rels/.rels": parts["_rels/.rels"] ?? "" }),
    ],
    [
      "a workbook",
      zip(
        docxParts(
          "xl/workbook.xml",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
        ),
      ),
    ],
    [
      "a template",
      zip(docxParts("word/document.xml", main.replace("document.main", "template.main"))),
    ],
    ["with two parts of one name", zip({ ...parts, "WORD/document.xml": "" })],
    ["whose content types are no XML", zip({ ...parts, "[Content_Types].xml": "macroEnabled" })],
    [
      "whose content types have a document type",
      zip({
        ...parts,
        "[Content_Types].xml": types.replace("?>", "?><!DOCTYPE Types [<!ENTITY a 'b'>]>"),
      }),
    ],
    [
      "whose content types are a bomb",
      zip({
        ...parts,
        "[Content_Types].xml": types.replace("<Types", `${" ".repeat(50e6)}<Types`),
      }),
    ],
    [
      "whose relationships are nested without end",
      zip({ ...parts, "word/_rels/a.rels": "<a>".repeat(300_000) }),
    ],
    ["whose content types are damaged", damaged],
    ["cut off", docx.subarray(0, docx.length - 30)],
    ["of an end record alone", Buffer.concat([Buffer.from("504b0304", "hex"), docx.subarray(-22)])],
  ])("%s", async (_, bytes) => {
    expect(await kindOf(bytes)).toBeUndefined();
  });

  test("whatever is changed in it, it is judged and nothing fails", async () => {
    for (let at = 0; at < docx.length; at += 3) {
      const changed = Buffer.from(docx);
      changed[at] = (changed[at] ?? 0) ^ (at % 2 === 0 ? 0xff : 0x01);
      await docxKind(await tempFile(changed));
    }
  });
});

/** The same zip with a 64-bit end record, of which the usual one says no more than that it is there. */
function inZip64(bytes: Buffer): Buffer {
  const at = bytes.length - 22;
  const end = Buffer.from(bytes.subarray(at));
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(8)), 24);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([bytes.subarray(0, at), record, locator, end]);
}
