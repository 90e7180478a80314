import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { element, xmlDocument } from "./xml.ts";

test("elements stand in each other; what is empty closes itself", () => {
  const link = element("link", { href: "/?a=1&b=2", title: undefined });
  expect(element("entry", {}, element("title", {}, "<Mar> & rio"), link, undefined).xml).toBe(
    '<entry><title>&lt;Mar&gt; &amp; rio</title><link href="/?a=1&amp;b=2"/></entry>',
  );
});

test("any text makes a well-formed document that says the same", () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    trimValues: false,
    parseTagValue: false,
  });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const written = xmlDocument(element("a", { b: text }, `[${text}]`));
      expect(XMLValidator.validate(written)).toBe(true);
      expect(typeof parser.parse(written).a).toBe("object");
    }),
  );
});
