import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { sniff } from "./sniff.server.ts";

describe("a file is what its bytes say", () => {
  test("images", async () => {
    expect(sniff(await samples.jpg())).toBe("jpg");
    expect(sniff(await samples.png())).toBe("png");
    expect(sniff(await samples.webp())).toBe("webp");
    expect(sniff(await samples.gif())).toBe("gif");
    expect(sniff(await samples.avif())).toBe("avif");
  });

  test.each([
    ["pdf", samples.pdf],
    ["docx", samples.docx],
    ["xml", samples.xml],
    ["xml", Buffer.from("\uFEFF<?xml version='1.0'?><nota/>", "utf16le")],
    ["xml", Buffer.from("\n<?xml version='1.0'?><nota/>", "utf16le").swap16()],
    ["mp4", samples.mp4],
    ["mov", samples.mov],
    ["webm", samples.webm],
    ["vtt", samples.captions],
    [undefined, samples.matroska],
    [undefined, Buffer.from("MZ\x90\0")],
    [undefined, Buffer.from("just text")],
    [undefined, Buffer.from("#!/bin/sh\n")],
    [undefined, Buffer.from("< 3")],
    [undefined, Buffer.alloc(0)],
  ])("%s", (type, bytes) => {
    expect(sniff(bytes)).toBe(type);
  });
});

describe("a PDF may have something before its header", () => {
  test.each(["bom.pdf", "newline.pdf", "headers.pdf", "pjl.pdf"])("%s", (name) => {
    expect(sniff(caseFile(name))).toBe("pdf");
  });

  test.each([
    [
      "a script's warning",
      "<br />\n<b>Warning</b>: Undefined index in <b>/var/www/a.php</b><br />\n",
    ],
    ["the headers of a mail", "From: a@example.org\r\nContent-Type: application/pdf\r\n\r\n"],
    ["zeros", "\0".repeat(200)],
    ["the most that readers skip", " ".repeat(1023)],
  ])("%s", (_, before) => {
    expect(sniff(Buffer.concat([Buffer.from(before, "latin1"), samples.pdf]))).toBe("pdf");
  });

  test.each([
    ["more than readers skip", " ".repeat(1024)],
    ["a page", "<!DOCTYPE html><html><script>alert(1)</script>"],
    ["a page's script", "\n<script>alert(1)</script>"],
    ["an XML document that speaks of it", "<?xml version='1.0'?><!-- "],
    ["a program", "MZ\x90\0".padEnd(1100)],
  ])("but not %s", (_, before) => {
    expect(sniff(Buffer.concat([Buffer.from(before, "latin1"), samples.pdf]))).not.toBe("pdf");
  });

  test("nor is it one for its version's name alone", () => {
    expect(sniff(Buffer.from("o cabeçalho é %PDF-"))).toBeUndefined();
  });
});

describe("a film is told by any of its brands", () => {
  test.each(["sony-xavc.mp4", "nikon.mp4", "hvc1.mp4"])("%s", (name) => {
    expect(sniff(caseFile(name))).toBe("mp4");
  });

  test.each([
    ["a camera's", "mp4", "CAEP\0\0\0\0CAEPmp42isom"],
    ["another camera's", "mp4", "pana\0\0\0\0isompana"],
    ["a drone's", "mp4", "DJI \0\0\0\0mp41"],
    ["a newer one of the standard", "mp4", "isob\0\0\0\0"],
    ["Apple's for television", "mp4", "M4VH\0\0\0\u0001M4VHM4A mp42isom"],
    ["a recorder's, without any other", "mp4", "XAVC\0\0\0\0"],
    ["QuickTime's", "mov", "qt  \0\0\0\0qt  "],
    ["QuickTime's behind a camera's", "mov", "CAEP\0\0\0\0qt  "],
    ["an AVIF picture's that may move", "avif", "avis\0\0\0\0avifmif1miafiso8"],
    ["an AVIF picture's behind a general one", "avif", "mif1\0\0\0\0mif1avifmiaf"],
    ["a raw photo's", undefined, "crx \0\0\0\u0001crx isom"],
    ["a JPEG 2000 picture's", undefined, "jp2 \0\0\0\0jp2 "],
    ["none that is known", undefined, "abcd\0\0\0\0efgh"],
  ])("%s", (_, type, brands) => {
    expect(sniff(Buffer.concat([samples.box("ftyp", brands), samples.mp4]))).toBe(type);
  });
});
