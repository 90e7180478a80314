import { requestContext } from "#app/context.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageMeta } from "#app/site/pageMeta.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/terms.ts";
import { LegalText } from "./LegalText.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { texts: pickTexts(context.get(requestContext).lang, "legal") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.texts.legal.terms.meta) : [];

/** /termos: eight numbered sections (spec 2). */
export default function Terms() {
  const { terms } = useTexts("legal");
  return (
    <>
      <PageHead title={terms.title} text={terms.text} />
      <LegalText sections={terms.sections} numbered />
    </>
  );
}
