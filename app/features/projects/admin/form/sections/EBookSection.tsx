import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { LinkField, StoredFileField, TextField } from "../fields.tsx";

/** The project's e-book, which is stored with before and after (spec 3). */
export function EBookSection() {
  const { fields, hints } = useTexts("adminProjects");
  const { title, description, link, eBookImage, eBookFile } = fields.beforeAndAfter;
  return (
    <FormSection name="eBook" hint={hints.eBook}>
      <TextField name="beforeAndAfter.title" label={title} />
      <TextField name="beforeAndAfter.description" label={description} multiline />
      <StoredFileField
        name="beforeAndAfter.eBookFile"
        label={eBookFile}
        hint={hints.eBookFile}
        accept="projectDocument"
      />
      <LinkField name="beforeAndAfter.link" label={link} hint={hints.link} />
      <StoredFileField
        name="beforeAndAfter.eBookImage"
        label={eBookImage}
        accept="image"
        size="560x585"
      />
    </FormSection>
  );
}
