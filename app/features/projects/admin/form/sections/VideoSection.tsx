import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { StoredFileField } from "../StoredFileField.tsx";

/** One film of the project. */
export function VideoSection() {
  const { fields, hints } = useTexts("adminProjects");
  return (
    <FormSection name="video" hint={hints.video}>
      <StoredFileField
        name="projectInAction"
        label={fields.projectInAction}
        accept="video"
        size="1410x800"
      />
    </FormSection>
  );
}
