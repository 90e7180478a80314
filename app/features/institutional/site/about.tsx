import { requestContext } from "#app/context.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import * as ProjectNews from "#app/features/projects/projectNews.repo.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { isBlank } from "#app/text/blank.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { besideWords, PageBanner } from "#app/ui/PageBanner.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/about.ts";
import { EstuaryMap } from "./about/EstuaryMap.tsx";
import { Governance } from "./about/Governance.tsx";
import { Pause } from "./about/Pause.tsx";
import { Timeline } from "./about/Timeline.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { Points } from "./Points.tsx";
import { Prose } from "./Prose.tsx";
import styles from "./Ripples.module.css";
import { Split } from "./Split.tsx";

/** Steps on the timeline. */
const maxNews = 5;
/** Names below it. */
const maxPartners = 24;

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const texts = pickTexts(lang, "about");
  const news = await ProjectNews.findNewest(lang, maxNews);
  const named = (await Partners.findAllPublic(lang)).filter(({ name }) => !isBlank(name));
  // Some stand on the home page and on the one of what the agency does.
  const partners = [...new Map(named.map((partner) => [partner.name.trim(), partner])).values()];
  return {
    texts,
    head: await pageHead(info, { ...texts.about.meta, path: paths.about }),
    news: news.toReversed(),
    partners: partners
      .slice(0, maxPartners)
      .map((partner) => ({ id: partner.id, name: partner.name, lang: langOf(partner, "name") })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /sobre: who the agency is, how it is governed, and how far its work reaches (spec 2). */
export default function About({ loaderData }: Route.ComponentProps) {
  const { banner, story, governance, localToGlobal, recognition, cooperation, call } =
    useTexts("about");
  const { news, partners } = loaderData;
  return (
    <>
      <PageBanner
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="about" sizes={besideWords} priority />}
      />
      <Section labelledBy="story">
        <Split id="story" title={story.title}>
          <Prose paragraphs={story.text} />
        </Split>
      </Section>
      <Section tone="sand" labelledBy="timeline">
        <Timeline news={news} partners={partners} />
      </Section>
      <Section tone="ink" labelledBy="governance">
        <SectionHeading id="governance" eyebrow={governance.eyebrow} title={governance.title} wide>
          <p>{governance.text}</p>
          <ButtonLink to={paths.contact} icon="arrow-right">
            {governance.button}
          </ButtonLink>
        </SectionHeading>
        <Governance />
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
      <Pause text={recognition.quote} />
      <Section tone="mangrove" labelledBy="cooperation">
        <SectionHeading
          id="cooperation"
          eyebrow={cooperation.eyebrow}
          title={cooperation.title}
          wide
        >
          <p>{cooperation.text}</p>
        </SectionHeading>
        <EstuaryMap />
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
