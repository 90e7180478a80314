import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { data, Link, Outlet } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { addressSchema, toAccountEmail } from "#app/auth/staff.schema.ts";
import * as Links from "#app/auth/staffLinks.repo.server.ts";
import * as TwoStep from "#app/auth/twoStep.repo.server.ts";
import { type RequestInfo, requestContext, type Staff } from "#app/context.ts";
import { isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { OwnForm } from "#app/forms/typed/TypedForm.tsx";
import { endTyped, loadTyped, sentBy } from "#app/forms/typed/typedForms.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { z } from "#app/validation/zod.ts";
import { mailLink } from "../../linkMail.server.ts";
import { oneTimeValue } from "../../oneTimeValue.server.ts";
import account from "../account.module.css";
import type { Route } from "./+types/team.ts";
import { Colleagues } from "./Colleagues.tsx";
import { Invitations } from "./Invitations.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { LinkBox } from "./LinkBox.tsx";

/** A link that was just made. */
const linkSchema = z.object({
  kind: z.enum(["invite", "reset"]),
  email: z.string(),
  url: z.string(),
});
type OneTimeLink = z.output<typeof linkSchema>;

const oneTimeLink = oneTimeValue("link", linkSchema);

/** Among the forms that keep what is typed in them. */
const inviteForm = "equipe/convite";

export async function loader({ request, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, staff } = info;
  const { shown: link, headers } = await oneTimeLink.read(request);
  const people = await StaffAccounts.findAll();
  const invitations = await Links.findInvites();
  return data(
    {
      link: link && { ...link, isMailed: isMailSetUp() },
      typed: await loadTyped(inviteForm, info),
      people: people.map(({ lastSignInAt, ...person }) => ({
        ...person,
        lastSignIn: lastSignInAt && dateTime(lastSignInAt, lang),
        isSelf: person.id === staff?.id,
      })),
      invitations: invitations.map(({ expiresAt, ...invitation }) => ({
        ...invitation,
        expires: dateTime(expiresAt, lang),
      })),
      texts: pickTexts(lang, "adminTeam", "validation"),
    },
    { headers },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { staff } = info;
  // The guard lets nobody else through.
  if (!staff) throw new Response(null, { status: 401 });
  const fields = await readFields(request);
  const intent = String(fields.get("intent") ?? "");
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  const id = recordIdOf(String(fields.get("id") ?? ""));
  try {
    if (intent === "invite") return await invite(fields, staff, info);
    if (run && id !== undefined) return await run(id, staff, info);
    return errorResponse(400, info.t("adminTeam.gone"));
  } catch (error) {
    return failureResponse(error, info);
  }
}

type Intent = (id: number, staff: Staff, info: RequestInfo) => Promise<unknown>;

const intents: Record<string, Intent> = {
  async block(id, staff, { t, clientAddress }) {
    if (id === staff.id) return errorResponse(409, t("adminTeam.notSelf"));
    const person = await StaffAccounts.findById(id);
    const outcome = await StaffAccounts.block(id);
    if (!person || outcome === "missing") return errorResponse(404, t("adminTeam.gone"));
    if (outcome === "last") return errorResponse(409, t("adminTeam.last"));
    await SecurityEvents.record({ event: "blocked", staffId: id, byId: staff.id, clientAddress });
    return done(t("adminTeam.blockedNow", { name: person.name }));
  },
  async unblock(id, staff, { t, clientAddress }) {
    const person = await StaffAccounts.findById(id);
    if (!person || !(await StaffAccounts.unblock(id))) {
      return errorResponse(404, t("adminTeam.gone"));
    }
    await SecurityEvents.record({ event: "unblocked", staffId: id, byId: staff.id, clientAddress });
    return done(t("adminTeam.unblockedNow", { name: person.name }));
  },
  async twoStepOff(id, staff, { t, clientAddress }) {
    const person = await StaffAccounts.findById(id);
    if (!person || id === staff.id || !(await TwoStep.turnOff(id))) {
      return errorResponse(404, t("adminTeam.gone"));
    }
    await SecurityEvents.record({
      event: "twoStepOff",
      staffId: id,
      byId: staff.id,
      clientAddress,
    });
    return done(t("adminTeam.twoStepOffNow", { name: person.name }));
  },
  async reset(id, staff, { t, clientAddress, origin }) {
    const person = await StaffAccounts.findById(id);
    if (!person) return errorResponse(404, t("adminTeam.gone"));
    const token = await Links.insertReset(id, staff.id);
    if (!token) return errorResponse(409, t("adminTeam.isBlocked"));
    await SecurityEvents.record({ event: "resetLink", staffId: id, byId: staff.id, clientAddress });
    const url = origin + paths.admin.newPassword(token);
    return show({ kind: "reset", email: person.email, url });
  },
  async withdraw(id, staff, { t, clientAddress }) {
    if (!(await Links.deleteInvite(id))) return errorResponse(404, t("adminTeam.gone"));
    await SecurityEvents.record({ event: "withdrawn", byId: staff.id, clientAddress });
    return done(t("adminTeam.invitations.withdrawn"));
  },
};

async function invite(fields: FormData, staff: Staff, info: RequestInfo) {
  const { t, clientAddress, origin } = info;
  const typed = parseWithZod(fields, { schema: addressSchema });
  const refuse = (errors: Record<string, string[] | null>) => {
    const result = { ...typed.reply(), status: "error" as const, error: errors };
    return data<FormResponse>({ result }, 400);
  };
  if (typed.status !== "success") return refuse(translateErrors(typed.reply().error ?? {}, t));
  const email = toAccountEmail(typed.value.email);
  const token = await Links.insertInvite(email, staff.id);
  if (!token) return refuse({ email: [t("adminTeam.invite.taken")] });
  await SecurityEvents.record({ event: "invite", byId: staff.id, clientAddress });
  await endTyped(inviteForm, sentBy(fields), info);
  return show({ kind: "invite", email, url: origin + paths.admin.join(token) });
}

/** The page after the redirect shows the link, once. */
async function show(link: OneTimeLink) {
  mailLink({ kind: link.kind, recipient: link.email, link: link.url });
  const headers = { Location: paths.admin.team, "Set-Cookie": await oneTimeLink.send(link) };
  return new Response(null, { status: 303, headers });
}

function done(message: string) {
  return redirectWithFlash(paths.admin.team, { type: "success", message });
}

export const clientAction = formClientAction;

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminTeam.title ?? "");

/** /admin/equipe: who has an account, who is invited (contract 13). */
export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, link, typed } = loaderData;
  const invited = useLatestLink(link?.url);
  const texts = useTexts("adminTeam");
  const answer = actionData as FormResponse | undefined;
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      tools={<Link to={paths.admin.security}>{texts.security.link}</Link>}
    >
      <Outlet />
      {!answer?.result && <ActionFailure answer={answer} />}
      {link && <LinkBox link={link} />}
      <div data-behind-dialog="" className={account.sections}>
        <Colleagues people={people} />
        <div className={account.sections}>
          <OwnForm key={invited}>
            {(drawn) => (
              <InviteForm key={drawn} typed={typed} answer={answer?.result ? answer : undefined} />
            )}
          </OwnForm>
          {invitations.length > 0 && <Invitations invitations={invitations} />}
        </div>
      </div>
    </AdminPage>
  );
}

/** The last link that was made: each is shown once, and the form of the next one stays when it is gone. */
function useLatestLink(url: string | undefined): string | undefined {
  const [latest, setLatest] = useState(url);
  if (url !== undefined && url !== latest) setLatest(url);
  return latest;
}
