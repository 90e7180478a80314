import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";

interface DescribeLinkProps {
  /** Of a stored picture or video, under /storage. */
  path: string;
  /** What the picture is in the form: "Banner", "Foto 3". */
  label: string;
  className?: string | undefined;
}

/**
 * Leads to the screen that describes a file, in a new tab: the form around the link may hold unsaved texts
 * and uploads, which must not be left for it. Only pictures are cropped there.
 */
export function DescribeLink({ path, label, className }: DescribeLinkProps) {
  const { files } = useTexts("adminCommon");
  const { newTab } = useTexts("common");
  const action = path.startsWith("images/") ? files.describeAndCrop : files.describe;
  return (
    <a
      href={paths.admin.file(path)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={fill(files.describeNamed, { action, label, newTab })}
    >
      {action}
    </a>
  );
}
