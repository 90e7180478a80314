import type { MetaDescriptor } from "react-router";
import type { Graph, Thing } from "schema-dts";

/** A thing of schema.org with its own type, as the types of `schema-dts` know it. */
export type { Thing };

type LinkedData = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

/**
 * Things as one JSON-LD document. The framework writes it with every `<`, `>` and `&` escaped; a data
 * block is no script, so the page's policy need not name it.
 */
export function graph(things: Thing[]): LinkedData {
  const document: Graph = { "@context": "https://schema.org", "@graph": things };
  return document as unknown as LinkedData;
}
