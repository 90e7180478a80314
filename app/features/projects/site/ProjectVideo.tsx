import type { Video } from "#app/files/videos.repo.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { VideoPlayer } from "#app/media/VideoPlayer.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import styles from "./ProjectVideo.module.css";

/** Section 4: the project's video, with its transcript. */
export function ProjectVideo({ video, name }: { video: Video; name: string }) {
  const { detail } = useTexts("projects");
  const { transcript, keyboardHelp } = useTexts("player");
  return (
    <Section tone="ink" labelledBy="video" className={styles.section}>
      <SectionHeading id="video" title={detail.video} />
      <VideoPlayer video={video} title={fill(detail.videoTitle, { name })} />
      <p className={styles.keys}>{keyboardHelp}</p>
      {video.transcript && (
        <details className={styles.transcript}>
          <summary>{transcript}</summary>
          <Paragraphs text={video.transcript} lang={video.transcriptLang} />
        </details>
      )}
    </Section>
  );
}
