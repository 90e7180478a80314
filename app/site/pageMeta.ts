import { brand } from "#app/brand.ts";

/** A page's title, followed by the agency's name, and its description for search engines. */
export function pageMeta({ title, description }: { title: string; description: string }) {
  return [
    { title: `${title} | ${brand.shortName}` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
