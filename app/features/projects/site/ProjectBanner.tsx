import { Link } from "react-router";
import { Localized } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { sizesOf } from "#app/media/pictureSources.ts";
import { altInPlace } from "#app/media/placeAlt.ts";
import { slots } from "#app/media/slots.ts";
import { isBlank } from "#app/text/blank.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { brandPictures } from "#app/ui/brandPictures.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { ProjectPage } from "../projectPages.repo.server.ts";
import type { PublicProject } from "../projects.schema.ts";
import styles from "./ProjectBanner.module.css";
import { projectsLink } from "./projectsLink.ts";

type BannerData = Pick<
  PublicProject,
  | "name"
  | "subtitle"
  | "place"
  | "theme"
  | "bannerImage"
  | "bannerImageAlt"
  | "bannerLogo"
  | "bannerLogoAlt"
  | "inPortuguese"
> &
  Pick<ProjectPage, "themeSlug">;

/** On a phone the banner is much taller than the picture: a file of the screen's width would be blurred. */
const fallbackSizes = sizesOf(slots.banner, brandPictures.fallback);

/** Section 1: the banner image, or the site's default, with logo, subtitle, name, place and theme. */
export function ProjectBanner({ project }: { project: BannerData }) {
  const { subtitle, bannerImage, bannerLogo } = project;
  return (
    <PageBanner
      tall
      title={<Localized of={project} field="name" />}
      picture={
        bannerImage ? (
          <Picture image={bannerImage} slot="banner" {...altInPlace(project.bannerImageAlt)} />
        ) : (
          <BrandPicture name="fallback" sizes={fallbackSizes} priority />
        )
      }
      {...(subtitle && { eyebrow: <Localized of={project} field="subtitle" /> })}
    >
      <Facts project={project} />
      {bannerLogo && (
        <div className={styles.logo}>
          <Picture
            image={bannerLogo}
            slot="bannerLogo"
            alt=""
            {...altInPlace(project.bannerLogoAlt)}
          />
        </div>
      )}
    </PageBanner>
  );
}

/** Where the project is, and what it is about. */
function Facts({ project }: { project: BannerData }) {
  const { detail } = useTexts("projects");
  const facts = (["place", "theme"] as const).filter((field) => !isBlank(project[field]));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map((field) => (
        <div key={field}>
          <dt>{detail[field]}</dt>
          <dd>
            {field === "theme" && project.themeSlug ? (
              <Link to={projectsLink(1, project.themeSlug)}>
                <Localized of={project} field={field} />
              </Link>
            ) : (
              <Localized of={project} field={field} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
