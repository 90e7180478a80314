import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { Files, LinkField, StoredFileField } from "../fields.tsx";
import { FormList } from "../lists/FormList.tsx";

/** The logos of the project's partners. */
export function PartnersSection() {
  const { fields, hints } = useTexts("adminProjects");
  return (
    <FormSection name="partners" hint={hints.partners}>
      <FormList name="partners">
        {({ name, label }) => (
          <Files>
            <StoredFileField
              name={`${name}.image`}
              label={fields.partners.image}
              describedAs={label}
              accept="image"
            />
            <LinkField name={`${name}.link`} label={fields.partners.link} hint={hints.link} />
          </Files>
        )}
      </FormList>
    </FormSection>
  );
}
