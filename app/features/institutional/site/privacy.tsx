import { requestContext } from "#app/context.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { config } from "#app/server/config.ts";
import { pageMeta } from "#app/site/pageMeta.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/privacy.ts";
import { LegalText } from "./LegalText.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    texts: pickTexts(context.get(requestContext).lang, "legal"),
    months: config().MESSAGE_RETENTION_MONTHS,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.texts.legal.privacy.meta) : [];

/** /politica: what happens to personal data (spec 1, LGPD). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { privacy } = useTexts("legal");
  return (
    <>
      <PageHead title={privacy.heading} text={privacy.subheading} />
      <LegalText sections={privacy.sections} values={{ months: loaderData.months }} />
    </>
  );
}
