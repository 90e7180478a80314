import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { html, svg, xml } from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { tempFile } from "#tests/support/tempFile.ts";
import { xmlKind } from "./xml.server.ts";

setupTestStorage();

const kindOf = async (bytes: Buffer | string) => xmlKind(await tempFile(Buffer.from(bytes)));

const xhtml = "http://www.w3.org/1999/xhtml";
const drawing = "http://www.w3.org/2000/svg";

describe("XML is a document", () => {
  test.each(["sitemap-xhtml.xml", "fodt.xml", "long-comment.xml"])("%s", async (name) => {
    expect(await kindOf(caseFile(name))).toBe("document");
  });

  test.each([
    xml.toString(),
    "<nota><v>1</v></nota>",
    "\uFEFF<?xml version='1.0'?><nfe:NFe xmlns:nfe='http://x'/>",
    "\r\n<?xml version='1.0'?><nota/>",
    "<?xml version='1.0'?><!DOCTYPE nota [<!ENTITY a 'b'> <!ENTITY e '&#233;'>]><nota>&a;</nota>",
    "<?xml version='1.0'?><!DOCTYPE nota [<!-- don't --><!ENTITY a 'AT&amp;T'>]><nota/>",
    "<?xml version='1.0'?><?pi x?><!-- <svg> --><nota>x</nota>",
    "<?xml version='1.0'?><table><row/></table>",
    "<x:form xmlns:x='urn:formulario'/>",
    "<nfe:NFe>sem declarar o prefixo</nfe:NFe>",
    "<nota>sem fim",
  ])("%s", async (text) => {
    expect(await kindOf(text)).toBe("document");
  });

  test.each([
    [
      "a feed with formatted texts",
      `<feed xmlns='http://www.w3.org/2005/Atom'><content type='xhtml'><div xmlns='${xhtml}'><p>Maré <b>alta</b> <a href='https://example.org/'>aqui</a></p></div></content></feed>`,
    ],
    [
      "a schema with documentation",
      `<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' xmlns='${xhtml}'><xs:annotation><xs:documentation><p>texto</p></xs:documentation></xs:annotation></xs:schema>`,
    ],
    [
      "a text with a figure",
      `<article xmlns='http://docbook.org/ns/docbook' xmlns:s='${drawing}'><s:svg><s:rect width='1'/></s:svg></article>`,
    ],
    [
      "a vocabulary with an element of a page's name",
      "<x:svg xmlns:x='urn:outro'><x:script>inerte</x:script></x:svg>",
    ],
    [
      "a spreadsheet of Office 2003",
      "<?xml version='1.0'?><?mso-application progid='Excel.Sheet'?><Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet' xmlns:html='http://www.w3.org/TR/REC-html40'/>",
    ],
  ])("%s", async (_, text) => {
    expect(await kindOf(text)).toBe("document");
  });

  test("behind any number of comments, instructions and lines", async () => {
    const before = `<?xml version='1.0'?>\n${"<!-- licença -->\n<?pi?>\n".repeat(50_000)}${" ".repeat(1e6)}`;
    expect(await kindOf(`${before}<nota/>`)).toBe("document");
    expect(await kindOf(`${before}<svg/>`)).toBe("active");
    expect(await kindOf(before)).toBeUndefined();
  });

  test.each([
    ["UTF-16 with its mark", Buffer.from("\uFEFF<?xml version='1.0'?><nota/>", "utf16le")],
    ["UTF-16 without it", Buffer.from("<?xml version='1.0'?><nota/>", "utf16le")],
    ["the other UTF-16", Buffer.from("\uFEFF<?xml version='1.0'?><nota/>", "utf16le").swap16()],
    ["Latin-1", Buffer.from("<?xml version='1.0' encoding='ISO-8859-1'?><descrição/>", "latin1")],
    ["an encoding nobody knows", Buffer.from("<?xml version='1.0' encoding='x-nada'?><nota/>")],
    ["what claims to be UTF-16", Buffer.from("<?xml version='1.0' encoding='UTF-16'?><nota/>")],
  ])("in %s", async (_, bytes) => {
    expect(await kindOf(bytes)).toBe("document");
  });
});

describe("a page or a drawing is active, however it is written", () => {
  test.each([
    html.toString(),
    svg.toString(),
    `<?xml version='1.0'?><svg xmlns='${drawing}'/>`,
    `<?xml version='1.0'?><s:svg xmlns:s='${drawing}'/>`,
    `<?xml version='1.0'?><x:root xmlns:x='${xhtml}'/>`,
    "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><a1/>",
    "<?xml version='1.0'?><!DOCTYPE html><nota/>",
    "<?xml version='1.0'?><html><body/></html>",
    "<svg><script>alert(1)</script></svg>",
    "<?xml version='1.0'?><svg/>",
    `<?xml version='1.0'?><div xmlns='${xhtml.replace("l", "&#108;")}'/>`,
    `<?xml version='1.0'?><p title='>' xmlns='${xhtml}'/>`,
    "<table><tr/></table>",
    "<!-- c --><HTML><body>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
  ])("%s", async (text) => {
    expect(await kindOf(text)).toBe("active");
  });

  test.each([
    [
      "a script deep in a document",
      `<nota><i xmlns:x='${xhtml}'><x:script>alert(1)</x:script></i></nota>`,
    ],
    ["a script after damage", `<nota>&nada; <b></nota><x:script xmlns:x='${xhtml}'/>`],
    ["an event in a document", `<nota><x:b xmlns:x='${xhtml}' onClick='alert(1)'/></nota>`],
    [
      "a frame in a document",
      `<nota><x:iframe xmlns:x='${xhtml}' src='https://example.org'/></nota>`,
    ],
    [
      "a link that is a program",
      `<nota><s:a xmlns:s='${drawing}' xmlns:l='http://www.w3.org/1999/xlink' l:href=' javascript:alert(1)'/></nota>`,
    ],
    ["a namespace by default", `<!DOCTYPE nota [<!ATTLIST nota xmlns CDATA '${xhtml}'>]><nota/>`],
    [
      "a namespace in an entity",
      "<!DOCTYPE nota [<!ENTITY n 'xhtml'>]><nota xmlns='http://www.w3.org/1999/&n;'/>",
    ],
    [
      "a script in an entity",
      `<!DOCTYPE nota [<!ENTITY n "<x:script xmlns:x='${xhtml}'/>">]><nota>&n;</nota>`,
    ],
    [
      "a script in an entity behind references",
      "<!DOCTYPE nota [<!-- ' --><!ENTITY n '&#38;#60;script>'>]><nota>&n;</nota>",
    ],
    ["a script in UTF-16", Buffer.from(`<nota><x:script xmlns:x='${xhtml}'/></nota>`, "utf16le")],
    [
      "a script in an encoding of many bytes",
      Buffer.concat([
        Buffer.from("<?xml version='1.0' encoding='ISO-2022-JP'?><nota>\u001b(B"),
        Buffer.from(`<x:script xmlns:x='${xhtml}'/></nota>`),
      ]),
    ],
  ])("%s", async (_, content) => {
    expect(await kindOf(content)).toBe("active");
  });
});

describe("no XML", () => {
  test.each([
    "",
    "<?xml version='1.0'?>",
    "<?xml version='1.0'?><nota",
    "< nota/>",
    "<3 maré",
    "texto <nota/>",
    "<nota>\0</nota>",
  ])("%j", async (text) => {
    expect(await kindOf(text)).toBeUndefined();
  });

  test("nor what would keep the reader busy for long", async () => {
    expect(await kindOf("<nota>".repeat(2_000_000))).toBeUndefined();
    const attributes = Array.from({ length: 500_000 }, (_, index) => `xmlns:a${index}='x'`);
    expect(await kindOf(`<nota ${attributes.join(" ")}/>`)).toBeUndefined();
  });
});
