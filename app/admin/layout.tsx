import { Outlet } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import { requestContext } from "#app/context.ts";
import * as Inbox from "#app/features/contact/inbox/inbox.repo.server.ts";
import * as MailStatus from "#app/features/contact/mail/mailStatus.repo.server.ts";
import { isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { findFactsOfNamed } from "#app/files/fileFacts.server.ts";
import { heicDecoder } from "#app/files/picture/heic.server.ts";
import { findFormDraftTexts } from "#app/forms/drafts/loadFormDraft.server.ts";
import type { UploadLimits } from "#app/forms/files/uploadLimits.ts";
import { formViewCookie, parseFormView } from "#app/forms/formView.ts";
import { momentIn } from "#app/history/pastMoment.server.ts";
import { cookieOf } from "#app/http/cookies.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/platform/config.ts";
import { PageError } from "#app/ui/PageError.tsx";
import type { Route } from "./+types/layout.ts";
import { AdminLayout } from "./AdminLayout.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { staff, lang } = context.get(requestContext);
  const { MAX_FILE_MB, MAX_VIDEO_MB } = config();
  const moment = momentIn(request.headers.get("Cookie"));
  return {
    email: staff?.email ?? "",
    staffId: staff?.id ?? 0,
    name: staff?.name ?? "",
    uploadLimits: {
      file: MAX_FILE_MB,
      video: MAX_VIDEO_MB,
      heic: (await heicDecoder()) !== undefined,
    } satisfies UploadLimits,
    formView: parseFormView(cookieOf(request, formViewCookie)),
    waiting: await Inbox.countWaiting(),
    // A site without mail is no fault, and staff could do nothing about it: the inbox says it once.
    hasMailTrouble: isMailSetUp() && (await MailStatus.hasError()),
    isGuessed: await SecurityEvents.isGuessingOn(),
    past: moment && dateTime(moment.at, lang),
    // A form that comes back may name files that its record has never had.
    fileFacts: await findFactsOfNamed(await findFormDraftTexts({ url, context }), lang),
    texts: pickTexts(lang, "adminCommon", "adminMedia", "forms"),
  };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout {...loaderData}>
      <Outlet />
    </AdminLayout>
  );
}

/** Errors and missing screens are still shown inside the admin frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <AdminLayout {...loaderData}>
      <PageError error={error} />
    </AdminLayout>
  );
}
