import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { LinkField, StoredFileField, TextField } from "../fields.tsx";
import { FoldingRow, useRowHasError } from "../lists/FoldingRow.tsx";
import { FormList, type FormRow } from "../lists/FormList.tsx";

/** Files and links for further reading. */
export function DocumentsSection() {
  const { hints } = useTexts("adminProjects");
  return (
    <FormSection name="documents" hint={hints.documents}>
      <FormList name="documents" isFolding>
        {(row) => <ProjectDocument row={row} />}
      </FormList>
    </FormSection>
  );
}

function ProjectDocument({ row: { name, initial } }: { row: FormRow }) {
  const { fields, hints } = useTexts("adminProjects");
  const { documents } = fields;
  return (
    <FoldingRow list="documents" name={name} title={initial?.title} hasError={useRowHasError(name)}>
      <TextField name={`${name}.title`} label={documents.title} />
      <TextField name={`${name}.description`} label={documents.description} multiline />
      <LinkField name={`${name}.link`} label={documents.link} hint={hints.link} />
      <StoredFileField name={`${name}.file`} label={documents.file} accept="projectDocument" />
    </FoldingRow>
  );
}
