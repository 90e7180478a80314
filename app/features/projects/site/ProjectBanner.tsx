import { Localized } from "#app/i18n/Localized.tsx";
import { Picture } from "#app/media/Picture.tsx";
import { sizesOf } from "#app/media/pictureSources.ts";
import { slots } from "#app/media/slots.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { brandPictures } from "#app/ui/brandPictures.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { PublicProject } from "../projects.schema.ts";
import styles from "./ProjectBanner.module.css";

type BannerData = Pick<
  PublicProject,
  "name" | "subtitle" | "bannerImage" | "bannerLogo" | "inPortuguese"
>;

/** On a phone the banner is much taller than the picture: a file of the screen's width would be blurred. */
const fallbackSizes = sizesOf(slots.banner, brandPictures.fallback);

/** Section 1: the banner image, or the site's default, with logo, subtitle, name. */
export function ProjectBanner({ project }: { project: BannerData }) {
  const { subtitle, bannerImage, bannerLogo } = project;
  return (
    <PageBanner
      tall
      title={<Localized of={project} field="name" />}
      picture={
        bannerImage ? (
          <Picture image={bannerImage} slot="banner" alt="" />
        ) : (
          <BrandPicture name="fallback" sizes={fallbackSizes} priority />
        )
      }
      {...(subtitle && { eyebrow: <Localized of={project} field="subtitle" /> })}
    >
      {bannerLogo && (
        <div className={styles.logo}>
          <Picture image={bannerLogo} slot="bannerLogo" alt="" />
        </div>
      )}
    </PageBanner>
  );
}
