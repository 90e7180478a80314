import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { YouTubePlayer } from "#app/media/YouTubePlayer.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";

/** Section 4 for a video on YouTube; until it plays, the project's banner is its poster. */
export function YouTubeVideo({
  id,
  project,
}: {
  id: string;
  project: { name: string; bannerImage: string | null };
}) {
  const { detail } = useTexts("projects");
  return (
    <Section tone="ink" labelledBy="video">
      <SectionHeading id="video" title={detail.video} />
      <YouTubePlayer
        id={id}
        title={fill(detail.videoTitle, { name: project.name })}
        poster={project.bannerImage}
      />
    </Section>
  );
}
