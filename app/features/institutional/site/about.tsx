import { requestContext } from "#app/context.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/about.ts";
import { CallToAction } from "./CallToAction.tsx";
import { Points } from "./Points.tsx";
import { Prose } from "./Prose.tsx";
import styles from "./Ripples.module.css";
import { Split } from "./Split.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const texts = pickTexts(info.lang, "about");
  return { texts, head: await pageHead(info, { ...texts.about.meta, path: paths.about }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /sobre: who the agency is, how it is governed, and how far its work reaches (spec 2). */
export default function About() {
  const { banner, story, governance, localToGlobal, recognition, cooperation, call } =
    useTexts("about");
  return (
    <>
      <PageBanner
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="about" priority />}
      />
      <Section labelledBy="story">
        <Split id="story" title={story.title}>
          <Prose paragraphs={story.text} />
        </Split>
      </Section>
      <Section tone="ink" labelledBy="governance">
        <Split
          id="governance"
          eyebrow={governance.eyebrow}
          title={governance.title}
          text={governance.text}
          action={
            <ButtonLink to={paths.contact} icon="arrow-right">
              {governance.button}
            </ButtonLink>
          }
        >
          <Points points={governance.bodies} layout="rows" />
        </Split>
      </Section>
      <Section labelledBy="local-to-global">
        <Split
          id="local-to-global"
          eyebrow={localToGlobal.eyebrow}
          title={localToGlobal.title}
          text={localToGlobal.text}
        >
          <Ripples />
        </Split>
        <Points points={localToGlobal.steps} layout="steps" />
      </Section>
      <Section tone="sand" labelledBy="recognition">
        <SectionHeading
          id="recognition"
          eyebrow={recognition.eyebrow}
          title={recognition.title}
          wide
        >
          <p>{recognition.text}</p>
        </SectionHeading>
        <Points points={recognition.items} />
      </Section>
      <Section tone="mangrove" labelledBy="cooperation">
        <SectionHeading
          id="cooperation"
          eyebrow={cooperation.eyebrow}
          title={cooperation.title}
          wide
        >
          <p>{cooperation.text}</p>
        </SectionHeading>
        <Points points={cooperation.items} />
      </Section>
      <CallToAction {...call} to={paths.contact} />
    </>
  );
}

/** A decorative drawing: the city at the centre of widening ripples. */
function Ripples() {
  return (
    <div className={styles.ripples}>
      <BrandPicture name="map" sizes="min(23rem, 66vw)" />
    </div>
  );
}
