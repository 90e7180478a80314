import type { MetaDescriptor } from "react-router";
import type { Graph, Thing } from "schema-dts";

/** A schema.org thing of a specific type, as typed by `schema-dts`. */
export type { Thing };

type LinkedData = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/**
 * Things as one JSON-LD document. The framework writes it with every `<`, `>` and `&` escaped; a data block
 * is not executed, so the page's CSP need not allow it.
 */
export function graph(things: Thing[]): LinkedData {
  const document: Graph = { "@context": "https://schema.org", "@graph": things };
  return document as unknown as LinkedData;
}
