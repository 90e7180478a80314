import type { ReactNode } from "react";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface DocumentLinkProps {
  /** Address of its file; null when the document is only a link, or has nothing yet. */
  href: string | null;
  /** Link of a document without a file; "" for none. */
  link?: string | undefined;
  /** Visually hidden name of the document: many links of a page have the same text. */
  about: ReactNode;
  texts: { download: string; openLink: string };
  className?: string | undefined;
}

/** The link of a document: it downloads the file or, if there is none, leads to `link`. */
export function DocumentLink({ href, link, about, texts, className }: DocumentLinkProps) {
  if (href) {
    return (
      <a href={href} download className={className}>
        <span>
          {texts.download}
          {about}
        </span>
        <Icon name="download" />
      </a>
    );
  }
  if (!link) return null;
  return (
    <ExternalLink href={link} className={className}>
      {texts.openLink}
      {about}
      <Icon name="arrow-out" />
    </ExternalLink>
  );
}
