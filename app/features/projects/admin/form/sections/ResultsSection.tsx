import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { StoredFileField, TextField } from "../fields.tsx";

/** The project's results: a picture, two texts and two figures. */
export function ResultsSection() {
  const { fields, hints } = useTexts("adminProjects");
  const { results } = fields;
  return (
    <FormSection name="results" hint={hints.results}>
      <StoredFileField name="results.image" label={results.image} accept="image" size="1410x700" />
      <TextField name="results.title" label={results.title} grows />
      <TextField name="results.textOne" label={results.textOne} multiline />
      <TextField name="results.textTwo" label={results.textTwo} multiline />
      <TextField name="results.nameOne" label={results.nameOne} />
      <TextField name="results.numberOne" label={results.numberOne} />
      <TextField name="results.nameTwo" label={results.nameTwo} />
      <TextField name="results.numberTwo" label={results.numberTwo} />
    </FormSection>
  );
}
