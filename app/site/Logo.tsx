import { brand } from "#app/brand.ts";
import { classes } from "#app/ui/classes.ts";
import styles from "./Logo.module.css";

/** The agency's logo in the text's colour, with its name for screen readers. */
export function Logo({ className }: { className?: string }) {
  const { sprite, width, height } = brand.logo;
  return (
    <svg
      role="img"
      aria-label={brand.shortName}
      viewBox={`0 0 ${width} ${height}`}
      className={classes(styles.logo, className)}
    >
      <use href={`${sprite}#full`} />
    </svg>
  );
}
