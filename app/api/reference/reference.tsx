import { requestContext } from "#app/context.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/site/pageMeta.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/reference.ts";
import { apiGuide } from "./guide.server.ts";
import { OperationEntry } from "./OperationEntry.tsx";
import styles from "./reference.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { lang, origin } = context.get(requestContext);
  return { groups: apiGuide(origin), texts: pickTexts(lang, "apiReference") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.texts.apiReference.meta) : [];

/** /api: the JSON endpoints for people to read; programs read /api/openapi.json. */
export default function ApiReference({ loaderData }: Route.ComponentProps) {
  const texts = useTexts("apiReference");
  return (
    <>
      <PageHead title={texts.title} text={texts.text}>
        <p>
          <a href={paths.openApi}>{texts.description}</a>
        </p>
      </PageHead>
      <Section>
        <div className={styles.groups}>
          {loaderData.groups.map(({ name, operations }) => (
            <section key={name} aria-labelledby={anchor(name)} className={styles.group}>
              <h2 lang="en" id={anchor(name)}>
                {name}
              </h2>
              {operations.map((operation) => (
                <OperationEntry key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

const anchor = (name: string) => name.replaceAll(" ", "-");
