import { describe, expect, test } from "vitest";
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
    ["mp4", samples.mp4],
    ["mov", samples.mov],
    ["webm", samples.webm],
    ["vtt", samples.captions],
    [undefined, samples.matroska],
    [undefined, samples.svg],
    [undefined, samples.html],
    [undefined, Buffer.from("MZ\x90\0")],
    [undefined, Buffer.from("just text")],
    [undefined, Buffer.from("#!/bin/sh\n")],
    [undefined, Buffer.alloc(0)],
  ])("%s", (type, bytes) => {
    expect(sniff(bytes)).toBe(type);
  });
});

describe("XML", () => {
  test.each([
    "<nota><v>1</v></nota>",
    "\uFEFF<?xml version='1.0'?><nfe:NFe xmlns:nfe='http://x'/>",
    "<?xml version='1.0'?><!DOCTYPE nota [<!ENTITY a 'b'>]><nota/>",
    "<?xml version='1.0'?><?pi x?><!-- <svg> --><nota>x</nota>",
    "<?xml version='1.0'?><table><row/></table>",
    "<x:form xmlns:x='urn:formulario'/>",
  ])("is recognized: %s", (text) => {
    expect(sniff(Buffer.from(text))).toBe("xml");
  });

  test("is recognized in UTF-16", () => {
    expect(sniff(Buffer.from("\uFEFF<?xml version='1.0'?><nota/>", "utf16le"))).toBe("xml");
  });

  test.each([
    "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>",
    "<?xml version='1.0'?><s:svg xmlns:s='http://www.w3.org/2000/svg'/>",
    "<?xml version='1.0'?><x:root xmlns:x='http://www.w3.org/1999/xhtml'/>",
    "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><a1/>",
    "<?xml version='1.0'?><!DOCTYPE html><nota/>",
    "<?xml version='1.0'?><html><body/></html>",
    "<?xml version='1.0'?><div xmlns='http://www.w3.org/1999/xhtm&#108;'/>",
    "<?xml version='1.0'?><p title='>' xmlns='http://www.w3.org/1999/xhtml'/>",
    "<table><tr/></table>",
    "<!-- c --><HTML><body>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<?xml version='1.0'?>",
    "<?xml version='1.0'?><nota",
    "< nota/>",
  ])("is refused as a page or a drawing: %s", (text) => {
    expect(sniff(Buffer.from(text))).toBeUndefined();
  });
});

test.each(["<svg><script>alert(1)</script></svg>", "<?xml version='1.0'?><svg/>"])(
  "an SVG without its namespace is none of the kinds: %s",
  (text) => {
    expect(sniff(Buffer.from(text))).toBeUndefined();
  },
);
