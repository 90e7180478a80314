import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { formDraftParam, withFormDraft } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { chooseParams } from "#app/forms/files/library.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { isOfList } from "../choice.ts";
import { chooseFiles } from "../chooseFiles.server.ts";
import { filterQuery } from "../filesFilter.ts";
import { listFiles } from "../listFiles.server.ts";
import type { Route } from "./+types/chooseFile.ts";
import { ChoiceSearch } from "./ChoiceSearch.tsx";
import { ChoiceWall } from "./ChoiceWall.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang, staff } = context.get(requestContext);
  const key = url.searchParams.get(formDraftParam);
  const kept = key !== null && staff ? await FormDrafts.findByKey(key, staff.id) : undefined;
  const field = url.searchParams.get(chooseParams.field) ?? "";
  return {
    texts: pickTexts(lang, "adminFiles"),
    /** For which kept form the page chooses. Undefined: a dialog over an open form asks. */
    form: kept && {
      back: withFormDraft(kept.path, key ?? ""),
      isMany: isOfList(field),
      query: {
        [formDraftParam]: key ?? "",
        [chooseParams.field]: field,
        [chooseParams.anchor]: url.searchParams.get(chooseParams.anchor) ?? "",
      },
    },
    ...(await listFiles(url.searchParams, lang)),
  };
}

/** Whatever goes wrong, the page with the form stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}

/** A dialog shows what it has asked for, whatever is saved meanwhile. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export async function action({ request, url, context }: Route.ActionArgs) {
  return chooseFiles(await readFields(request), url, context.get(requestContext));
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminFiles.choose.title ?? "");

/** /admin/acervo/escolher: the library, to choose files for a form, without a script. */
export default function ChooseFilePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { form, filter, files, page, pages, texts: namespaces } = loaderData;
  const texts = namespaces.adminFiles;
  const query = new URLSearchParams({ ...form?.query, ...Object.fromEntries(filterQuery(filter)) });
  const message = actionData && "message" in actionData ? actionData.message : undefined;
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
      <ChoiceSearch filter={filter} texts={texts} hidden={form?.query ?? {}} />
      {message && <p role="alert">{message}</p>}
      {files.length > 0 ? (
        <Form method="post">
          <ChoiceWall files={files} texts={texts} isMany={form?.isMany ?? false} />
        </Form>
      ) : (
        <EmptyList>{filter.words ? texts.noMatch : texts.empty}</EmptyList>
      )}
      <Pagination
        page={page}
        pages={pages}
        linkTo={(number) => pageLink(paths.admin.chooseFile, query, number)}
      />
    </AdminPage>
  );
}
