import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { messagesIn } from "#app/forms/messages.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { SaveBar } from "#app/forms/saving/SaveBar.tsx";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/newPartners.ts";
import { LogoRows } from "./LogoRows.tsx";
import { type NewPartners, newPartnersSchema } from "./newPartners.schema.ts";
import { partnerTypeOf } from "./partnerType.ts";
import { savePartners } from "./savePartners.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(requestContext);
  return {
    type: partnerTypeOf(args.url.searchParams.get("tipo")),
    idempotencyKey: crypto.randomUUID(),
    restored: await loadFormDraft(args),
    texts: pickTexts(lang, "adminPartners", "validation"),
  };
}

export function action(args: Route.ActionArgs) {
  return savePartners(args, partnerTypeOf(args.url.searchParams.get("tipo")));
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminPartners.many.title ?? "");

/** /admin/parceiros/varios: many logos at once, each with the name that its file suggests, to be checked before saving. */
export default function NewPartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, many: texts } = useTexts("adminPartners");
  const { type, idempotencyKey, restored } = loaderData;
  const answer = useLastResponse(actionData);
  const formatError = messagesIn(useTexts("validation"));
  const [form] = useForm<NewPartners>({
    id: "parceiros",
    defaultValue: { partners: [] },
    lastResult: useLastResult(answer, restored),
    // Without it, each row that an upload adds would be asked of the server.
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: newPartnersSchema, formatError }),
    shouldRevalidate: "onBlur",
  });
  return (
    <AdminPage
      title={texts.title}
      lead={type === partnerTypes.home ? sections.home : sections.whatWeDo}
    >
      <FormProvider context={form.context}>
        <AdminForm
          {...getFormProps(form)}
          idempotencyKey={idempotencyKey}
          answer={answer}
          restored={restored}
        >
          <LogoRows />
          <SaveBar>
            <ButtonLink look="outline" to={paths.admin.partners}>
              {texts.back}
            </ButtonLink>
            <SaveButton label={texts.save} />
          </SaveBar>
        </AdminForm>
      </FormProvider>
    </AdminPage>
  );
}
