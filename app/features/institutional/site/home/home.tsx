import { data } from "react-router";
import { type RequestFacts, type RequestInfo, requestContext } from "#app/context.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import * as PartnerDrafts from "#app/features/partners/partnerDrafts.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnersWithLogo, partnerTypes } from "#app/features/partners/partners.schema.ts";
import { PartnerStrip } from "#app/features/partners/site/PartnerStrip.tsx";
import { toCards } from "#app/features/projects/cards.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { maxOnHome } from "#app/features/projects/toCard.ts";
import { periodEnd, type River, riverIn, riverPeriod } from "#app/features/river/riverNow.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { draftHead } from "#app/head/draftHead.server.ts";
import { organization, website } from "#app/head/organization.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { type Lang, localeTags } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/sitePaths.ts";
import type { Route } from "./+types/home.ts";
import { Closing } from "./Closing.tsx";
import { Figures } from "./Figures.tsx";
import { Future } from "./Future.tsx";
import { Gallery } from "./Gallery.tsx";
import { Hero } from "./Hero.tsx";
import { Principles } from "./Principles.tsx";
import { PromoBanner } from "./PromoBanner.tsx";
import { Skills } from "./Skills.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const period = riverPeriod();
  const river = riverText(info, period);
  if (!info.preview) {
    const headers = { Expires: periodEnd(period).toUTCString() };
    return data({ ...(await findPage(info)), river }, { headers });
  }
  const texts = pickTexts(info.lang, "home");
  const head = draftHead(texts.home.meta.title);
  return data({ texts, head, river, ...(await findContent(info.lang, info.preview)) });
}

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...loaderHeaders]);
}

/** The river in a half hour, and a sentence that stays true after it. */
function riverText({ lang, t }: Pick<RequestInfo, "lang" | "t">, period: number) {
  const { at, height, isRising, level, light } = riverIn(period);
  const text = t(isRising ? "home.hero.rising" : "home.hero.falling", {
    time: timeInRecife(at, lang),
    height: heights[lang].format(Math.max(0, height)),
  });
  return { level, light, text } satisfies Partial<River> & { text: string };
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const heights: Record<Lang, Intl.NumberFormat> = {
  pt: new Intl.NumberFormat(localeTags.pt, oneDigit),
  en: new Intl.NumberFormat(localeTags.en, oneDigit),
};
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Recife",
  timeStyle: "short",
});

/** `14h30` in Portuguese, `14:30` in English. */
function timeInRecife(instant: number, lang: Lang): string {
  const time = clock.format(instant);
  return lang === "pt" ? time.replace(":", "h") : time;
}

/** Kept, because staff and visitors with a notice are shown it without the page cache. */
const findPage = memoizeByContentVersion(
  async (info: Pick<RequestInfo, "lang" | "origin" | "t">) => {
    const { lang } = info;
    const texts = pickTexts(lang, "home");
    const things = [organization(info), website(info)];
    const [head, content] = await Promise.all([
      pageHead(info, { ...texts.home.meta, path: paths.home, things }),
      findContent(lang),
    ]);
    return { texts, head, ...content };
  },
);

/** @param preview whose draft is shown in place of what is public */
async function findContent(lang: Lang, preview?: RequestFacts["preview"]) {
  const { kind, id = 0 } = preview ?? {};
  const [numbers, highlighted, allPartners, banner] = await Promise.all([
    kind === "home" ? Numbers.findDrafted(lang) : Numbers.findPublic(lang),
    Projects.findAllSummaries({ lang, highlighted: true, limit: maxOnHome }),
    kind === "partners" ? PartnerDrafts.findAllWithDraft(id, lang) : Partners.findAllPublic(lang),
    kind === "banner" ? Banner.findDrafted(lang) : Banner.findPublic(lang),
  ]);
  if (!allPartners) throw data(null, 404);
  const projects = await toCards(highlighted, lang);
  const partners = partnersWithLogo(allPartners, partnerTypes.home);
  const images = [
    ...projects.map(({ image }) => image),
    ...partners.map(({ image }) => image),
    banner.desktopImage,
    banner.mobileImage,
  ];
  const media = await Media.findDescriptions(images, lang);
  return { numbers, projects, partners, banner, media };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** The home page: the nine sections of spec 2, in its order. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { river, numbers, projects, partners, banner } = loaderData;
  return (
    <>
      <Hero river={river} />
      <PartnerStrip partners={partners} />
      <Future />
      <Figures numbers={numbers} />
      <Gallery projects={projects} />
      <Principles />
      <PromoBanner banner={banner} />
      <Skills />
      <Closing />
    </>
  );
}
