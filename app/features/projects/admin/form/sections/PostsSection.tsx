import { Field } from "#app/forms/Field.tsx";
import { numericDate } from "#app/i18n/shortDate.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import styles from "../fields.module.css";
import { LinkField, StoredFileField, TextField, useFieldState } from "../fields.tsx";
import { postDayOf } from "../formOnlyFields.ts";
import { FoldingRow, useRowHasError } from "../lists/FoldingRow.tsx";
import { FormList, type FormRow } from "../lists/FormList.tsx";

/** News about the project. */
export function PostsSection() {
  const { hints, lists } = useTexts("adminProjects");
  const pictures = { field: "image", label: lists.posts.many };
  return (
    <FormSection name="posts" hint={hints.posts}>
      <FormList name="posts" isFolding pictures={pictures}>
        {(row) => <Post row={row} />}
      </FormList>
    </FormSection>
  );
}

function Post({ row: { name, label, initial } }: { row: FormRow }) {
  const { fields, hints } = useTexts("adminProjects");
  const { posts } = fields;
  const created = initial?.createdAt ?? "";
  const date = useFieldState(`${name}.createdAt`);
  return (
    <FoldingRow
      list="posts"
      name={name}
      title={initial?.title}
      image={initial?.image ?? ""}
      note={numericDate(created) || undefined}
      hasError={useRowHasError(name)}
    >
      <input type="hidden" name={date.name} value={created} />
      <StoredFileField
        name={`${name}.image`}
        label={posts.image}
        describedAs={label}
        accept="image"
      />
      <TextField name={`${name}.topic`} label={posts.topic} hint={hints.postTopic} />
      <TextField name={`${name}.title`} label={posts.title} multiline />
      <LinkField name={`${name}.link`} label={posts.link} hint={hints.link} />
      <Field field={date} label={posts.createdAt} hint={hints.postDate}>
        {(control) => (
          <input
            {...control}
            type="date"
            name={`${name}.day`}
            defaultValue={postDayOf(initial)}
            className={styles.date}
          />
        )}
      </Field>
    </FoldingRow>
  );
}
