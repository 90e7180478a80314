import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { Files, StoredFileField, TextField } from "../fields.tsx";

/** The project's description, with two pictures and its coloured logo. */
export function DescriptionSection() {
  const { fields, hints } = useTexts("adminProjects");
  const { description } = fields;
  return (
    <FormSection name="description">
      <TextField name="description.title" label={description.title} grows />
      <TextField
        name="description.description"
        label={description.description}
        hint={hints.description}
        multiline
      />
      <Files>
        <StoredFileField
          name="description.firstImage"
          label={description.firstImage}
          accept="image"
          size="635x400"
        />
        <StoredFileField
          name="description.secondImage"
          label={description.secondImage}
          accept="image"
          size="635x400"
        />
        <StoredFileField
          name="description.logoImage"
          label={description.logoImage}
          accept="image"
          size="80x75"
        />
      </Files>
    </FormSection>
  );
}
