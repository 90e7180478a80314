import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { TroubleLine } from "#app/ui/TroubleLine.tsx";

/** Tells staff on every screen that notification mail is failing; the inbox gives details. */
export function MailErrorLine() {
  const { text, link } = useTexts("adminCommon").mailTrouble;
  return <TroubleLine text={text} more={{ to: paths.admin.messages, link }} />;
}
