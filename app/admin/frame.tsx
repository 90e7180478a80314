import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Inbox from "#app/features/contact/inbox/inbox.repo.server.ts";
import * as MailStatus from "#app/features/contact/mail/mailStatus.repo.server.ts";
import { isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import type { UploadLimits } from "#app/forms/files/uploadLimits.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/server/config.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import type { Route } from "./+types/frame.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { ScreenProblem } from "./ScreenProblem.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff, lang } = context.get(requestContext);
  const { MAX_FILE_MB, MAX_VIDEO_MB } = config();
  return {
    email: staff?.email ?? "",
    uploadLimits: { file: MAX_FILE_MB, video: MAX_VIDEO_MB } satisfies UploadLimits,
    unread: await Inbox.countUnread(recordIdOf(params.messageId)),
    // A site without mail is no fault, and staff could do nothing about it: the inbox says it once.
    hasMailTrouble: isMailSetUp() && (await MailStatus.hasTrouble()),
    texts: pickTexts(lang, "adminCommon", "forms"),
  };
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...loaderData}>
      <Outlet />
    </AdminFrame>
  );
}

/** Errors and missing screens are still shown inside the admin frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <AdminFrame {...loaderData}>
      <ScreenProblem error={error} />
    </AdminFrame>
  );
}
