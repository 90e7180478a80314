import { sizeLimit } from "#app/files/fileSize.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useMegabytes } from "./uploadLimits.ts";

/** Above a form with many pictures (`data-rules-above`): which files all of them take. */
export function PictureRules({ className }: { className?: string | undefined }) {
  const texts = useTexts("adminCommon").files;
  const rules = fill(texts.rules, {
    types: texts.types.image,
    limit: sizeLimit(useMegabytes("image")),
  });
  return <p className={className}>{fill(texts.rulesOfPictures, { rules })}</p>;
}
