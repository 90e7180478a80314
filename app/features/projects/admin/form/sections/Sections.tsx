import type { ComponentProps } from "react";
import { sizeLimit } from "#app/files/fileSize.ts";
import type { VideoJob } from "#app/files/videos.repo.server.ts";
import { useSizeLimits } from "#app/forms/files/uploadLimits.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { PageDrop } from "../drop/PageDrop.tsx";
import { FormSection } from "../FormSection.tsx";
import { Gallery } from "../lists/Gallery.tsx";
import styles from "../ProjectEditor.module.css";
import { BannerSection } from "./BannerSection.tsx";
import { BeforeAfterSection } from "./BeforeAfterSection.tsx";
import { DescriptionSection } from "./DescriptionSection.tsx";
import { DocumentsSection } from "./DocumentsSection.tsx";
import { EBookSection } from "./EBookSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { PostsSection } from "./PostsSection.tsx";
import { ResultsSection } from "./ResultsSection.tsx";
import { VideoSection } from "./VideoSection.tsx";

/** The ten sections of the project form, in the spec's order (spec 2). */
export function Sections({
  videoJob,
  ...banner
}: { videoJob: VideoJob | undefined } & ComponentProps<typeof BannerSection>) {
  return (
    <div className={styles.sections} data-rules-above="">
      <PictureRules className={styles.rules} />
      <BannerSection {...banner} />
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

/** The project's photos. */
function GallerySection() {
  const { hints } = useTexts("adminProjects");
  return (
    <FormSection name="gallery" hint={hints.gallery}>
      <Gallery />
    </FormSection>
  );
}

/** Above a form with many pictures (`data-rules-above`): which files all of them take. */
function PictureRules({ className }: { className?: string | undefined }) {
  const texts = useTexts("adminCommon").files;
  const rules = fill(texts.rules, {
    types: texts.types.image,
    limit: sizeLimit(useSizeLimits("image").file),
  });
  return <p className={className}>{fill(texts.rulesOfPictures, { rules })}</p>;
}
