import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { Media } from "#app/files/media.repo.server.ts";
import { describeFault } from "#app/files/video/filmFault.ts";
import type { Video, VideoJob } from "#app/files/videos.repo.server.ts";
import { DraftLine, type OpenedDraft } from "#app/forms/drafts/DraftLine.tsx";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveBar, SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { VideoDescription } from "../description/description.schema.ts";
import styles from "./describeFile.module.css";
import { useLabelOf } from "./useLabelOf.ts";

interface VideoFormProps {
  file: Media;
  video: Video;
  /** Progress of its encoding. */
  progress: VideoJob | undefined;
  description: VideoDescription & { version: number };
  draft: OpenedDraft;
  presence: ServedPresence;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

/** A video's captions and transcript in each language, and the progress of its renditions. */
export function VideoForm(props: VideoFormProps) {
  const { file, video, progress, description, draft, presence, restored } = props;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const labelOf = useLabelOf();
  const [form, fields] = useForm<VideoDescription>({
    id: "description",
    defaultValue: description,
    lastResult: useLastResult(answer, restored),
  });
  return (
    <AdminForm
      {...getFormProps(form)}
      version={description.version}
      draft={draft.tag}
      openedDraft={draft.content}
      presence={presence}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
      className={styles.form}
    >
      <PresenceLine />
      <DraftLine draft={draft} />
      <Preview video={video} />
      <Qualities video={video} progress={progress} />
      <FileField
        field={fields.captionsPt}
        label={texts.captions}
        accept="captions"
        hint={texts.captionsHint}
      />
      <FileField
        field={fields.captionsEn}
        label={fill(english.fieldLabel, { label: texts.captions })}
        accept="captions"
      />
      <EnglishField
        label={texts.transcript}
        pt={fields.transcriptPt}
        en={fields.transcriptEn}
        confirmed={fields.confirmed}
        stored={{ text: file.transcriptEn, source: file.transcriptEnSource }}
        multiline
        rows={6}
      />
      <SaveBar>
        <SaveButtons />
      </SaveBar>
    </AdminForm>
  );
}

function Preview({ video }: { video: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff are here to add them
    <video
      className={styles.preview}
      controls
      preload="metadata"
      src={paths.stored(video.path)}
      poster={video.poster === null ? undefined : paths.stored(video.poster)}
    >
      {video.captions.map(({ lang, path }) => (
        <track key={lang} kind="captions" srcLang={lang} src={paths.stored(path)} />
      ))}
    </video>
  );
}

function Qualities({ video, progress }: { video: Video; progress: VideoJob | undefined }) {
  const texts = useTexts("adminMedia");
  const heights = video.sources.map((source) => `${source.height}p`).join(", ");
  const { videoFaults } = useTexts("adminCommon").files;
  const underWay = progress?.error ? texts.qualitiesFailed : texts.qualitiesComing;
  const text = progress && !progress.fault ? underWay : texts.qualities;
  return (
    <p role="status" className={styles.hint}>
      {progress?.fault && <strong>{describeFault(progress.fault, videoFaults)} </strong>}
      {fill(text, { progress: progress?.progress ?? 100, heights })}
    </p>
  );
}
