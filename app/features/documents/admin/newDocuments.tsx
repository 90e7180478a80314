import { requestContext } from "#app/context.ts";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { Field } from "#app/forms/Field.tsx";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { FileRows, type RowFields } from "#app/forms/many/FileRows.tsx";
import { ManyForm } from "#app/forms/many/ManyForm.tsx";
import { loadMany, saveMany } from "#app/forms/many/saveMany.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { z } from "#app/validation/zod.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import { titleOfFile } from "../titleOfFile.ts";
import type { Route } from "./+types/newDocuments.ts";
import styles from "./newDocuments.module.css";

const newDocumentsSchema = z.object({ documents: z.array(documentSchema).default([]) });
const rows = { list: "documents", file: "file", name: "title", nameOf: titleOfFile } as const;

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(requestContext);
  return {
    idempotencyKey: crypto.randomUUID(),
    restored: await loadMany(args, rows),
    texts: pickTexts(lang, "adminDocuments", "validation"),
  };
}

export function action(args: Pick<Route.ActionArgs, "request" | "url" | "context">) {
  const { lang } = args.context.get(requestContext);
  return saveMany(args, {
    ...rows,
    schema: newDocumentsSchema,
    toRecord: (row) => row,
    publishAll: DocumentDrafts.insertAllPublished,
    keepAll: DocumentDrafts.insertAll,
    discardOwn: DocumentDrafts.discardAllOwn,
    page: paths.admin.documents,
    texts: pickTexts(lang, "adminDocuments").adminDocuments.many,
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminDocuments.many.title ?? "");

/** /admin/documentos/varios: many files at once, each with the title that its name suggests, to be checked before saving. */
export default function NewDocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fields: labels, many: texts } = useTexts("adminDocuments");
  const { english } = useTexts("adminCommon");

  function labelOf(name: string) {
    const label = labels[name.replace(/^en\./, "") as keyof typeof labels];
    return name.startsWith("en.") && label ? fill(english.fieldLabel, { label }) : label;
  }

  return (
    <AdminPage title={texts.title}>
      <ManyForm
        id="documentos"
        schema={newDocumentsSchema}
        idempotencyKey={loaderData.idempotencyKey}
        restored={loaderData.restored}
        answer={actionData}
        labelOf={labelOf}
        texts={texts}
        page={paths.admin.documents}
      >
        <FileRows
          {...rows}
          accept="libraryDocument"
          label={labels.title}
          texts={texts}
          show={(path) => <StoredFile path={path} />}
        >
          {(fields) => <Texts fields={fields} />}
        </FileRows>
      </ManyForm>
    </AdminPage>
  );
}

/** The title in English, below the Portuguese one, and the description in both languages. */
function Texts({ fields: { description, en } }: { fields: RowFields }) {
  const { fields: labels } = useTexts("adminDocuments");
  const { english } = useTexts("adminCommon");
  const texts = en?.getFieldset();
  if (!description || !texts?.title || !texts.description || !texts.confirmed) return null;
  return (
    <>
      <Field field={texts.title} label={fill(english.fieldLabel, { label: labels.title })}>
        {(control) => <input {...control} type="text" lang="en" autoComplete="off" />}
      </Field>
      <EnglishField
        label={labels.description}
        pt={description}
        en={texts.description}
        confirmed={texts.confirmed}
        multiline
        rows={2}
      />
    </>
  );
}

/** A picture shows; of another file its kind, which opens it. */
function StoredFile({ path }: { path: string }) {
  const { many: texts } = useTexts("adminDocuments");
  if (path.startsWith("images/")) return <StoredImage path={path} alt="" />;
  const type = path.replace(/^.*\./, "").toUpperCase();
  return (
    <a
      href={paths.stored(path)}
      target="_blank"
      rel="noreferrer"
      className={styles.file}
      aria-label={fill(texts.show, { type })}
    >
      <Icon name="document" />
      {type}
    </a>
  );
}
