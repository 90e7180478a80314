import { requestContext } from "#app/context.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/terms.ts";
import { LegalText } from "./LegalText.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const texts = pickTexts(info.lang, "legal");
  return { texts, head: await pageHead(info, { ...texts.legal.terms.meta, path: paths.terms }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

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
