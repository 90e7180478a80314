import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";

interface DocumentLinkProps {
  /** Path under /storage; null where the document is only a link, or nothing yet. */
  file: string | null;
  /** Where a document without a file leads; "" for nowhere. */
  link?: string | undefined;
  /** Says unseen which document it is: many links of a page have the same words. */
  about: ReactNode;
  texts: { download: string; openLink: string };
  className?: string | undefined;
}

/** The way to a document: it downloads the file, or else leads to where the document is. */
export function DocumentLink({ file, link, about, texts, className }: DocumentLinkProps) {
  if (file) {
    return (
      <a href={paths.stored(file)} download className={className}>
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
