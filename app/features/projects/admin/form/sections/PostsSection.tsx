import { fill } from "#app/i18n/fill.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { FoldingRow } from "../lists/FoldingRow.tsx";
import { FormList, type FormRow } from "../lists/FormList.tsx";
import { useRowHasError } from "../lists/useRowHasError.ts";
import { StoredFileField } from "../StoredFileField.tsx";
import { LinkField, TextField } from "../TextField.tsx";

/** News about the project. */
export function PostsSection() {
  const { hints } = useTexts("adminProjects");
  return (
    <FormSection name="posts" hint={hints.posts}>
      <FormList name="posts">{(row) => <Post row={row} />}</FormList>
    </FormSection>
  );
}

function Post({ row: { name, initial } }: { row: FormRow }) {
  const { fields, hints, lists } = useTexts("adminProjects");
  const { posts } = fields;
  const created = initial?.createdAt;
  const note = created ? fill(lists.createdAt, { date: numericDate(created) }) : hints.dateOnSave;
  return (
    <FoldingRow name={name} title={initial?.title} note={note} hasError={useRowHasError(name)}>
      <input type="hidden" name={`${name}.createdAt`} value={created ?? ""} />
      <StoredFileField name={`${name}.image`} label={posts.image} accept="image" />
      <TextField name={`${name}.topic`} label={posts.topic} />
      <TextField name={`${name}.title`} label={posts.title} multiline />
      <LinkField name={`${name}.link`} label={posts.link} hint={hints.link} />
    </FoldingRow>
  );
}
