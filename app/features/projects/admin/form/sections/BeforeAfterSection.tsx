import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { Files, StoredFileField } from "../fields.tsx";

/** The two pictures of the comparison. */
export function BeforeAfterSection() {
  const { fields, hints } = useTexts("adminProjects");
  const { beforeImage, afterImage } = fields.beforeAndAfter;
  return (
    <FormSection name="beforeAfter" hint={hints.beforeAfter}>
      <Files>
        <StoredFileField
          name="beforeAndAfter.beforeImage"
          label={beforeImage}
          accept="image"
          size="930x620"
        />
        <StoredFileField
          name="beforeAndAfter.afterImage"
          label={afterImage}
          accept="image"
          size="930x620"
        />
      </Files>
    </FormSection>
  );
}
