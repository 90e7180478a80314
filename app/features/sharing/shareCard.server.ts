import type { Lang } from "#app/i18n/lang.ts";
import { prepareCard } from "./cardMaker.server.ts";
import { cardPageOf } from "./cardPages.server.ts";
import { cardSize } from "./cardSize.ts";
import { cardPath, findCard } from "./cards.server.ts";

/** The picture of a shared link, for the page's head. */
export interface ShareCard {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The card of the page at a path; it is generated in the background. */
export async function shareCard(pathname: string, lang: Lang): Promise<ShareCard | undefined> {
  const card = await findCard(cardPageOf(pathname), lang);
  if (!card) return undefined;
  prepareCard(card);
  const { title, eyebrow } = card.content;
  return { path: cardPath(card), ...cardSize, alt: `${eyebrow}: ${title}` };
}
