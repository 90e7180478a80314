import { EnglishField } from "#app/forms/EnglishField.tsx";
import { Field } from "#app/forms/Field.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pickerAccept } from "../fileTypes.ts";
import type { Media } from "../media.repo.server.ts";
import { storageUrl } from "../mediaDescription.ts";
import type { FilmJob, Video } from "../videos.repo.server.ts";
import styles from "./describeFile.module.css";
import { fieldState } from "./fieldState.ts";

interface FilmFieldsProps {
  file: Media;
  film: Video;
  progress: FilmJob | undefined;
  /** What a refused form held, by its fields' names. */
  typed?: Record<string, string> | undefined;
}

/** A film's captions and transcript in each language, and how far its qualities are. */
export function FilmFields({ file, film, progress, typed }: FilmFieldsProps) {
  const texts = useTexts("adminMedia");
  const heights = film.sources.map((source) => `${source.height}p`).join(", ");
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: staff are here to add them */}
      <video
        className={styles.preview}
        controls
        preload="metadata"
        src={storageUrl(file.path)}
        poster={film.poster === null ? undefined : storageUrl(film.poster)}
      >
        {film.captions.map(({ lang, path }) => (
          <track key={lang} kind="captions" srcLang={lang} src={storageUrl(path)} />
        ))}
      </video>
      <p role="status" className={styles.hint}>
        {progress
          ? fill(progress.error ? texts.qualitiesFailed : texts.qualitiesComing, {
              progress: progress.progress,
              heights,
            })
          : fill(texts.qualities, { heights })}
      </p>
      {(["pt", "en"] as const).map((lang) => {
        const suffix = lang === "pt" ? "Pt" : "En";
        const has = film.captions.some((captions) => captions.lang === lang);
        // A refused form's file is stored already: it need not be chosen again.
        const stored = typed?.[`captions${suffix}`];
        return (
          <fieldset key={lang} className={styles.group}>
            <legend>{texts.languages[lang]}</legend>
            <Field
              field={fieldState(`upload:captions${suffix}`)}
              label={texts.captions}
              hint={has ? texts.captionsKept : texts.captionsHint}
            >
              {({ defaultValue, ...control }) => (
                <input {...control} type="file" accept={pickerAccept.captions} />
              )}
            </Field>
            {stored && <input type="hidden" name={`captions${suffix}`} value={stored} />}
            {has && (
              <label className={styles.check}>
                <input type="checkbox" name={`withoutCaptions${suffix}`} />
                {texts.withoutCaptions}
              </label>
            )}
          </fieldset>
        );
      })}
      <EnglishField
        label={texts.transcript}
        pt={fieldState("transcriptPt", typed?.transcriptPt ?? file.transcriptPt)}
        en={fieldState("transcriptEn", typed?.transcriptEn ?? file.transcriptEn)}
        confirmed={fieldState("confirmed")}
        stored={{ text: file.transcriptEn, source: file.transcriptEnSource }}
        multiline
        rows={6}
      />
    </>
  );
}
