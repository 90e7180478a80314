import type { Lang } from "#app/i18n/lang.ts";
import { prepareCard } from "./cardMaker.server.ts";
import { cardPageOf } from "./cardPages.server.ts";
import { cardSize } from "./cardSize.ts";
import { cardPath, findCard } from "./cards.server.ts";

/** The picture that travels with a shared link, as the page's head names it. */
export interface ShareCard {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The card of the page at a path; it is made while the page travels. */
export async function shareCard(pathname: string, lang: Lang): Promise<ShareCard | undefined> {
  const card = await findCard(cardPageOf(pathname), lang);
  if (!card) return undefined;
  prepareCard(card);
  const { title, eyebrow } = card.content;
  return { path: cardPath(card), ...cardSize, alt: `${eyebrow}: ${title}` };
}
