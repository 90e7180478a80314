import { Picture } from "#app/features/media/Picture.tsx";
import { useAlt } from "#app/features/media/useAlt.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import styles from "./PartnerLogo.module.css";

/** A partner's logo on a plate of its own, linked to the partner's site where there is one. */
export function PartnerLogo({
  image,
  link,
  name,
  nameLang,
  slot = "logo",
  tabIndex,
}: {
  image: string | null;
  link: string;
  /** Says who it is where staff have given the logo no alternative text. */
  name: string;
  /** Where the name is not in the page's language. */
  nameLang?: "pt" | undefined;
  slot?: "logo" | "logoTile";
  tabIndex?: -1 | undefined;
}) {
  const logo = <Picture image={image} slot={slot} {...useAlt(image, name, nameLang)} />;
  if (!link) return <span className={styles.plate}>{logo}</span>;
  return (
    <ExternalLink href={link} className={styles.plate} tabIndex={tabIndex}>
      {logo}
    </ExternalLink>
  );
}
