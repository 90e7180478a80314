import type { ReactNode } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";

/** A link that opens in a new tab and says so after its text (eMAG 1.9); a `title` would repeat it. */
export function ExternalLink({
  href,
  className,
  tabIndex,
  children,
}: {
  href: string;
  className?: string | undefined;
  /** -1 where the keyboard reaches the same link elsewhere. */
  tabIndex?: -1 | undefined;
  children: ReactNode;
}) {
  const { newTab } = useTexts("common");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      tabIndex={tabIndex}
    >
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
