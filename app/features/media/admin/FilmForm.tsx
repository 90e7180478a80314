import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useLastAnswer } from "#app/forms/useLastAnswer.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { FilmDescription } from "../description/description.schema.ts";
import type { Media } from "../media.repo.server.ts";
import type { FilmJob, Video } from "../videos.repo.server.ts";
import styles from "./describeFile.module.css";
import { useLabelOf } from "./useLabelOf.ts";

interface FilmFormProps {
  file: Media;
  film: Video;
  /** Progress of its encoding. */
  progress: FilmJob | undefined;
  description: FilmDescription & { version: number };
  restored: SubmissionResult<string[]> | undefined;
  answer: FormAnswer | undefined;
}

/** A film's captions and transcript in each language, and the progress of its renditions. */
export function FilmForm(props: FilmFormProps) {
  const { file, film, progress, description, restored } = props;
  const answer = useLastAnswer(props.answer);
  const texts = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const labelOf = useLabelOf();
  const [form, fields] = useForm<FilmDescription>({
    id: "description",
    defaultValue: description,
    lastResult: answer?.result ?? restored,
  });
  return (
    <AdminForm
      {...getFormProps(form)}
      version={description.version}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
      className={styles.form}
    >
      <Film film={film} />
      <Qualities film={film} progress={progress} />
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
      <SaveButton />
    </AdminForm>
  );
}

function Film({ film }: { film: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff are here to add them
    <video
      className={styles.preview}
      controls
      preload="metadata"
      src={paths.stored(film.path)}
      poster={film.poster === null ? undefined : paths.stored(film.poster)}
    >
      {film.captions.map(({ lang, path }) => (
        <track key={lang} kind="captions" srcLang={lang} src={paths.stored(path)} />
      ))}
    </video>
  );
}

function Qualities({ film, progress }: { film: Video; progress: FilmJob | undefined }) {
  const texts = useTexts("adminMedia");
  const heights = film.sources.map((source) => `${source.height}p`).join(", ");
  const underWay = progress?.error ? texts.qualitiesFailed : texts.qualitiesComing;
  const text = progress ? underWay : texts.qualities;
  return (
    <p role="status" className={styles.hint}>
      {fill(text, { progress: progress?.progress ?? 100, heights })}
    </p>
  );
}
