import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps, NavLink } from "react-router";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { ExternalLink } from "./ExternalLink.tsx";
import { Icon, type IconName } from "./Icon.tsx";

type Look = {
  /**
   * `solid` once per view, for the primary action, or `danger` for a deletion; `outline` beside it; `quiet`
   * for the rest.
   */
  look?: "solid" | "danger" | "outline" | "quiet";
  icon?: IconName;
  children: ReactNode;
};

const buttonClass = (look: Look["look"] = "solid", className?: string) =>
  classes(styles.button, styles[look], className);

/** The label has an element of its own: translators replace texts, and elements change as a whole. */
function Content({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </>
  );
}

/** A button; give `type="submit"` to send a form. */
export function Button({
  look,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button type="button" className={buttonClass(look, className)} {...rest}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/**
 * A link that looks like a button. `to` is a path of the site, or an external URL, which opens in a new tab
 * and says so, as any link does with `newTab`. `download` marks a file: no client navigation. `nav` marks an
 * entry of a menu, which is current on its page.
 */
export function ButtonLink({
  to,
  look,
  icon,
  className,
  download,
  newTab,
  nav,
  describedBy,
  children,
  ...rest
}: Look & {
  to: string;
  className?: string;
  download?: boolean;
  newTab?: boolean;
  nav?: boolean;
  /** Id of a text that describes the link to screen readers. */
  describedBy?: string;
} & Pick<LinkProps, "preventScrollReset" | "state">) {
  const content = <Content icon={icon}>{children}</Content>;
  const linkClass = buttonClass(look, className);
  if (newTab || isExternal(to)) {
    return (
      <ExternalLink href={to} className={linkClass}>
        {content}
      </ExternalLink>
    );
  }
  if (download) {
    return (
      <a href={to} className={linkClass} download>
        {content}
      </a>
    );
  }
  const RouterLink = nav ? NavLink : Link;
  return (
    <RouterLink to={to} className={linkClass} aria-describedby={describedBy} {...rest}>
      {content}
    </RouterLink>
  );
}

/** Whether a link leads to another website (`mailto:` and `tel:` do not open a tab). */
function isExternal(href: string): boolean {
  return /^https?:\/\//i.test(href);
}
