import type { ShouldRevalidateFunctionArgs } from "react-router";
import { formDraftParam, withFormDraft } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { chooseParams } from "#app/forms/files/library.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { formClientAction, stayingClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { type ChoiceResponse, chosenField, isOfList, mostMarked } from "../choice.ts";
import { chooseFiles, findMarked } from "../chooseFiles.server.ts";
import { listChoices } from "../listFiles.server.ts";
import type { Route } from "./+types/chooseFile.ts";
import { ChoiceForm } from "./ChoiceForm.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang, staff } = context.get(requestContext);
  const key = url.searchParams.get(formDraftParam);
  const kept = key !== null && staff ? await FormDrafts.findByKey(key, staff.id) : undefined;
  const field = url.searchParams.get(chooseParams.field) ?? "";
  const wanted = [...new Set(url.searchParams.getAll(chosenField))];
  return {
    texts: pickTexts(lang, "adminFiles"),
    /** For which kept form the page chooses. Undefined: a dialog over an open form asks. */
    form: kept && {
      back: withFormDraft(kept.path, key ?? ""),
      isMany: isOfList(field),
      hidden: {
        [formDraftParam]: key ?? "",
        [chooseParams.field]: field,
        [chooseParams.anchor]: url.searchParams.get(chooseParams.anchor) ?? "",
      },
    },
    /** On the pages of the library that were seen before. */
    marked: await findMarked(wanted.slice(0, mostMarked)),
    leftOut: Math.max(0, wanted.length - mostMarked),
    ...(await listChoices(url.searchParams, lang)),
  };
}

/** A page of its own chooses for a kept form; whatever goes wrong with what a dialog asks, the page with its form stays. */
function isPage(request: Request) {
  return new URL(request.url).searchParams.has(formDraftParam);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (isPage(request)) return serverLoader();
  try {
    return await serverLoader();
  } catch (error) {
    return { isSignedOut: error instanceof Response };
  }
}

/** A dialog shows what it has asked for, whatever is saved meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export async function action({ request, url, context }: Route.ActionArgs) {
  return chooseFiles(await readFields(request), url, context.get(requestContext));
}

export function clientAction(args: Route.ClientActionArgs) {
  return isPage(args.request) ? formClientAction(args) : stayingClientAction(args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(
    matches,
    loaderData && "files" in loaderData ? loaderData.texts.adminFiles.choose.title : "",
  );

/** /admin/acervo/escolher: the library, to choose files for a form, without a script. */
export default function ChooseFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { library } = useTexts("adminCommon").files;
  if (!("files" in loaderData)) return <EmptyList>{library.unreachable}</EmptyList>;
  const { form, texts: namespaces, marked } = loaderData;
  const texts = namespaces.adminFiles;
  const refused: ChoiceResponse | undefined =
    actionData && "message" in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={texts.choose.title}
      back={
        form
          ? { to: form.back, label: texts.choose.back }
          : { to: paths.admin.library, label: texts.title }
      }
      isWide
    >
      {refused && <p role="alert">{refused.message}</p>}
      <ChoiceForm
        listed={loaderData}
        texts={texts}
        isMany={form?.isMany ?? false}
        hidden={form?.hidden ?? {}}
        marked={refused?.marked ?? marked}
        leftOut={refused ? 0 : loaderData.leftOut}
      />
    </AdminPage>
  );
}
