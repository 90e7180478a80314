import type { Lang } from "#app/i18n/lang.ts";
import { prepareCard } from "./cardMaker.server.ts";
import { cardPageOf } from "./cardPages.server.ts";
import { cardSize } from "./cardSize.ts";
import { cardPath, findCard } from "./cards.server.ts";

/** The picture of a shared link, for the page's head. */
export interface OpenGraphImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The card of the page at a path; it is generated in the background. */
export async function openGraphImage(
  pathname: string,
  lang: Lang,
): Promise<OpenGraphImage | undefined> {
  const card = await findCard(cardPageOf(pathname), lang);
  if (!card) return undefined;
  prepareCard(card);
  const { title, eyebrow } = card.content;
  return { path: cardPath(card), ...cardSize, alt: `${eyebrow}: ${title}` };
}
