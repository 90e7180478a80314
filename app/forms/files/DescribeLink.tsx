import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { type ShownPicture, useAltState, useDescribing } from "./describing.ts";

interface DescribeLinkProps extends ShownPicture {
  className?: string | undefined;
}

/**
 * Leads to a file's description. A picture's opens over the form; a video's, and any without JavaScript, is a screen
 * in a new tab: the form around the link may hold unsaved texts and uploads, which must not be left for it. Only
 * pictures are cropped there.
 */
export function DescribeLink({ path, label, inPlace, className }: DescribeLinkProps) {
  const { files } = useTexts("adminCommon");
  const { newTab } = useTexts("common");
  const isPicture = path.startsWith("images/");
  const action = isPicture ? files.describeAndCrop : files.describe;
  const describing = useDescribing();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const isMissing = useAltState(path) === "missing" && !inPlace?.isSaid;
  const offer = describing?.offer;
  useEffect(() => {
    if (button.current) return offer?.(button.current, { path, label, inPlace, isMissing });
  });
  if (isPicture && describing && isHydrated) {
    return (
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-describe=""
        aria-label={fill(files.describeHere, { action, label })}
        onClick={({ currentTarget }) => describing.openFrom(currentTarget)}
      >
        {action}
      </button>
    );
  }
  return (
    <a
      href={paths.admin.file(path)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      data-describe=""
      aria-label={fill(files.describeNamed, { action, label, newTab })}
    >
      {action}
    </a>
  );
}
