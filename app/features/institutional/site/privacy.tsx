import { requestContext } from "#app/context.ts";
import { retentionText } from "#app/features/contact/retention.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/privacy.ts";
import { LegalText } from "./LegalText.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const texts = pickTexts(info.lang, "legal");
  return {
    texts,
    head: await pageHead(info, { ...texts.legal.privacy.meta, path: paths.privacy }),
    retention: retentionText(info.lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /politica: what happens to personal data (spec 1, LGPD). */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { privacy } = useTexts("legal");
  return (
    <>
      <PageHead title={privacy.heading} text={privacy.subheading} />
      <LegalText sections={privacy.sections} values={{ retention: loaderData.retention }} />
    </>
  );
}
