import type { VideoJob } from "#app/files/videos.repo.server.ts";
import { PictureRules } from "#app/forms/files/PictureRules.tsx";
import { PageDrop } from "../drop/PageDrop.tsx";
import styles from "../ProjectEditor.module.css";
import type { Suggestions } from "../TextField.tsx";
import { BannerSection } from "./BannerSection.tsx";
import { BeforeAfterSection } from "./BeforeAfterSection.tsx";
import { DescriptionSection } from "./DescriptionSection.tsx";
import { DocumentsSection } from "./DocumentsSection.tsx";
import { EBookSection } from "./EBookSection.tsx";
import { GallerySection } from "./GallerySection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { PostsSection } from "./PostsSection.tsx";
import { ResultsSection } from "./ResultsSection.tsx";
import { VideoSection } from "./VideoSection.tsx";

/** The ten sections of the project form, in the spec's order (spec 2). */
export function Sections({
  videoJob,
  themes,
}: {
  videoJob: VideoJob | undefined;
  themes: Suggestions | undefined;
}) {
  return (
    <div className={styles.sections} data-rules-above="">
      <PictureRules className={styles.rules} />
      <BannerSection themes={themes} />
      <DescriptionSection />
      <PartnersSection />
      <VideoSection videoJob={videoJob} />
      <PostsSection />
      <ResultsSection />
      <BeforeAfterSection />
      <EBookSection />
      <GallerySection />
      <DocumentsSection />
      <PageDrop />
    </div>
  );
}
