import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import iconButton from "./iconButton.module.css";

interface IconLinkProps extends Pick<LinkProps, "preventScrollReset"> {
  to: string;
  icon: IconName;
  /** The accessible name, which the mouse shows too. */
  label: string;
  /** It leads to a deletion. */
  isDanger?: boolean;
}

/** A link of one icon. */
export function IconLink({ icon, label, isDanger = false, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      className={classes(iconButton.button, isDanger && iconButton.danger)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  );
}
