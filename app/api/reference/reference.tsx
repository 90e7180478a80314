import { requestContext } from "#app/context.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/reference.ts";
import { apiGuide, type GuideGroup } from "./guide.server.ts";
import { OperationEntry } from "./OperationEntry.tsx";
import styles from "./reference.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const texts = pickTexts(info.lang, "apiReference");
  const head = await pageHead(info, { ...texts.apiReference.meta, path: paths.api });
  return { groups: apiGuide(info.origin, info.lang), texts, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

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
          <Groups groups={loaderData.groups.filter(({ isForStaff }) => !isForStaff)} />
          <details className={styles.staff}>
            <summary>{texts.forStaff}</summary>
            <div className={styles.groups}>
              <Groups groups={loaderData.groups.filter(({ isForStaff }) => isForStaff)} />
            </div>
          </details>
        </div>
      </Section>
    </>
  );
}

function Groups({ groups }: { groups: GuideGroup[] }) {
  return groups.map(({ name, nameLang, operations }) => (
    <section key={name} aria-labelledby={anchor(name)} className={styles.group}>
      <h2 lang={nameLang} id={anchor(name)}>
        {name}
      </h2>
      {operations.map((operation) => (
        <OperationEntry key={operation.id} operation={operation} />
      ))}
    </section>
  ));
}

const anchor = (name: string) => name.replaceAll(" ", "-");
