import { requestContext } from "#app/context.ts";
import { Field } from "#app/forms/Field.tsx";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
import { FileRows } from "#app/forms/many/FileRows.tsx";
import { ManyForm } from "#app/forms/many/ManyForm.tsx";
import { loadMany, saveMany } from "#app/forms/many/saveMany.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { z } from "#app/validation/zod.ts";
import { nameOfLogo } from "../nameOfLogo.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import { partnerSchema, partnerTypeOf, partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/newPartners.ts";

const newPartnersSchema = z.object({
  partners: z.array(partnerSchema.pick({ image: true, name: true, link: true })).default([]),
});
const rows = { list: "partners", file: "image", name: "name", nameOf: nameOfLogo } as const;

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(requestContext);
  return {
    type: partnerTypeOf(args.url.searchParams.get("tipo")),
    idempotencyKey: crypto.randomUUID(),
    restored: await loadMany(args, rows),
    texts: pickTexts(lang, "adminPartners", "validation"),
  };
}

/** Their names in English are the same until somebody says otherwise. */
export function action(args: Pick<Route.ActionArgs, "request" | "url" | "context">) {
  const { lang } = args.context.get(requestContext);
  const type = partnerTypeOf(args.url.searchParams.get("tipo"));
  return saveMany(args, {
    ...rows,
    schema: newPartnersSchema,
    toRecord: (row) => partnerSchema.parse({ ...row, type }),
    publishAll: PartnerDrafts.insertAllPublished,
    keepAll: PartnerDrafts.insertAll,
    discardOwn: PartnerDrafts.discardAllOwn,
    page: paths.admin.partners,
    texts: pickTexts(lang, "adminPartners").adminPartners.many,
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminPartners.many.title ?? "");

/** /admin/parceiros/varios: many logos at once, each with the name that its file suggests, to be checked before saving. */
export default function NewPartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, fields: labels, nameHint, many: texts } = useTexts("adminPartners");
  const { type, idempotencyKey, restored } = loaderData;
  return (
    <AdminPage
      title={texts.title}
      lead={type === partnerTypes.home ? sections.home : sections.whatWeDo}
    >
      <ManyForm
        id="parceiros"
        schema={newPartnersSchema}
        idempotencyKey={idempotencyKey}
        restored={restored}
        answer={actionData}
        labelOf={(name) => labels[name as keyof typeof labels]}
        texts={texts}
        page={paths.admin.partners}
      >
        <FileRows
          {...rows}
          accept="image"
          label={labels.name}
          texts={{ ...texts, unnamed: fill(texts.unnamed, { hint: nameHint }) }}
          show={(path) => <StoredImage path={path} alt="" />}
        >
          {({ link }) =>
            link && (
              <Field field={link} label={labels.link}>
                {(control) => <LinkInput {...control} autoComplete="off" />}
              </Field>
            )
          }
        </FileRows>
      </ManyForm>
    </AdminPage>
  );
}
