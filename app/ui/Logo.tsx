import { classes } from "./classes.ts";
import styles from "./Logo.module.css";

const accent = "var(--logo-accent, #f4623a)";

const drawings = {
  /** The wordmark over the tide. */
  full: {
    viewBox: "0 0 224 104",
    shapes: (
      <>
        <g fill="none" stroke="currentColor" strokeWidth="11">
          <path d="M6 76V44a14.5 14.5 0 0 1 29 0v32M35 76V44a14.5 14.5 0 0 1 29 0v32" />
          <circle cx="101" cy="53" r="17.5" />
          <path d="M118.5 30V76M139.5 76V53a17.5 17.5 0 0 1 17.5-17.5h5M174 53h35a17.5 17.5 0 1 0-5.5 12.7" />
          <path
            strokeWidth="6"
            d="M.5 90c13.3 0 13.3 7 26.6 7s13.2-7 26.5-7 13.3 7 26.6 7 13.3-7 26.6-7 13.3 7 26.5 7 13.3-7 26.6-7 13.3 7 26.6 7 13.2-7 28.5-7"
          />
        </g>
        <path d="M185 25l10-17h14.5l-13.5 17z" fill={accent} />
      </>
    ),
  },
  /** Two arches of a bridge, the tide and the sun between them. */
  symbol: {
    viewBox: "0 0 96 96",
    shapes: (
      <>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="9"
          d="M14 61V36a17 17 0 0 1 34 0v25M48 61V36a17 17 0 0 1 34 0v25M5 74c10.8 0 10.8 8 21.5 8s10.7-8 21.5-8 10.7 8 21.5 8 10.7-8 21.5-8"
        />
        <path d="M56.5 61a8.5 8.5 0 0 1 17 0z" fill={accent} />
      </>
    ),
  },
};

interface LogoProps {
  drawing?: keyof typeof drawings;
  /** The accessible name; without it the logo is decorative. */
  label?: string;
  className?: string;
}

/** The agency's logo in the text's colour, inlined because it is part of the first view. */
export function Logo({ drawing = "full", label, className }: LogoProps) {
  const { viewBox, shapes } = drawings[drawing];
  return (
    <svg
      role={label && "img"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={viewBox}
      className={classes(styles.logo, className)}
    >
      {shapes}
    </svg>
  );
}
