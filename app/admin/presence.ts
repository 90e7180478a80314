import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notePresence } from "#app/forms/presence/loadPresence.server.ts";
import { presencePost } from "#app/forms/presence/presence.schema.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/presence.ts";

/** A plain visit, as after a sign-in, has nothing to say. */
export function loader() {
  return redirect(paths.admin.dashboard);
}

/** POST /admin/presenca: what the script of an opened form says every 20 s; JSON, who else has it open. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = presencePost.safeParse(Object.fromEntries(await readFields(request)));
  if (!posted.success) throw data(null, 400);
  return Response.json(await notePresence(posted.data, context.get(requestContext)));
}
