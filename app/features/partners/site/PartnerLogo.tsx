import { Picture } from "#app/media/Picture.tsx";
import { useAlt } from "#app/media/useMedia.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import styles from "./PartnerLogo.module.css";

export interface PartnerLogoLook {
  /** On its own white plate, or on the page's background. */
  look?: "plate" | "bare";
  slot?: "logo" | "logoTile" | "logoStrip";
}

/** A partner's logo, linked to the partner's site where there is one. */
export function PartnerLogo({
  image,
  inPlace,
  link,
  name,
  nameLang,
  look = "plate",
  slot = "logo",
  tabIndex,
}: PartnerLogoLook & {
  image: string | null;
  /** What is said of the logo in this place alone. */
  inPlace: PublicPlaceAlt | undefined;
  link: string;
  /** Names the partner when staff have given the logo no alternative text. */
  name: string;
  /** Set when the name is not in the page's language. */
  nameLang?: "pt" | undefined;
  tabIndex?: -1 | undefined;
}) {
  const alt = useAlt(image, { inPlace, fallback: name, fallbackLang: nameLang });
  const logo = <Picture image={image} slot={slot} {...alt} />;
  if (!link) return <span className={styles[look]}>{logo}</span>;
  return (
    <ExternalLink href={link} className={styles[look]} tabIndex={tabIndex}>
      {logo}
    </ExternalLink>
  );
}
