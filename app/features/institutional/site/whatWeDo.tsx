import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import * as PartnerDrafts from "#app/features/partners/partnerDrafts.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnersWithLogo, partnerTypes } from "#app/features/partners/partners.schema.ts";
import { PartnerCarousel } from "#app/features/partners/site/PartnerCarousel.tsx";
import * as Media from "#app/files/media.repo.server.ts";
import { draftHead } from "#app/head/draftHead.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { besideWords, PageBanner } from "#app/ui/PageBanner.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/whatWeDo.ts";
import { CallToAction } from "./CallToAction.tsx";
import { TideSteps } from "./home/TideSteps.tsx";
import { Points } from "./Points.tsx";
import { Split } from "./Split.tsx";

/** Maximum number of logos in the carousel, where each appears three times. */
const maxLogos = 48;

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, preview } = info;
  const all = preview
    ? await PartnerDrafts.findAllWithDraft(preview.id, lang)
    : await Partners.findAllPublic(lang);
  if (!all) throw data(null, 404);
  const partners = partnersWithLogo(all, partnerTypes.whatWeDo).slice(0, maxLogos);
  const media = await Media.findDescriptions(
    partners.map((partner) => partner.image),
    lang,
  );
  const texts = pickTexts(lang, "whatWeDo");
  const { meta } = texts.whatWeDo;
  const head = preview
    ? draftHead(meta.title)
    : await pageHead(info, { ...meta, path: paths.whatWeDo });
  return { texts, head, partners, media };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /o-que-fazemos: what the agency is for and how it works (spec 2). */
export default function WhatWeDo({ loaderData }: Route.ComponentProps) {
  const texts = useTexts("whatWeDo");
  const { banner, essence, cocreation, participation, acceleration, call } = texts;
  return (
    <>
      <PageBanner
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="what-we-do" sizes={besideWords} priority />}
      />
      <Section labelledBy="essence">
        <SectionHeading id="essence" title={essence.title} wide>
          <p>{essence.text}</p>
        </SectionHeading>
        <Points points={essence.items} />
      </Section>
      <Section tone="ink" labelledBy="cocreation">
        <SectionHeading id="cocreation" eyebrow={cocreation.eyebrow} title={cocreation.title} wide>
          <p>{cocreation.text}</p>
        </SectionHeading>
        <TideSteps steps={cocreation.steps} />
      </Section>
      <Section labelledBy="participation">
        <Split id="participation" {...participation}>
          <BrandPicture name="participation" sizes="(min-width: 64rem) 50vw, 100vw" />
        </Split>
        <Points points={participation.points} />
      </Section>
      <Section tone="sand" labelledBy="acceleration">
        <Split
          id="acceleration"
          {...acceleration}
          action={
            <ButtonLink to={paths.projects} icon="arrow-right">
              {texts.projectsButton}
            </ButtonLink>
          }
        >
          <Points points={acceleration.points} layout="rows" />
        </Split>
      </Section>
      <PartnerCarousel partners={loaderData.partners} />
      <CallToAction {...call} to={paths.contact} />
    </>
  );
}
