import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { keepTyped } from "#app/forms/typed/typedForms.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/typed.ts";

/** A plain visit, as after a sign-in, has nothing to say. */
export function loader() {
  return redirect(paths.admin.dashboard);
}

/** POST /admin/digitado/{form}: what is being typed in a form whose record has no drafts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  try {
    const isKept = await keepTyped(params["*"].slice(0, 200), await readFields(request), info);
    return isKept ? data<FormResponse>({ isKept }) : data<FormResponse>({}, 400);
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;
