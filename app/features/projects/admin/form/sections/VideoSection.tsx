import { describeFault, type FaultTexts } from "#app/files/video/filmFault.ts";
import type { VideoJob } from "#app/files/videos.repo.server.ts";
import { Field } from "#app/forms/Field.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { FormSection } from "../FormSection.tsx";
import { useFieldState } from "../fields.tsx";
import { isVideoLink, videoLinkName } from "../formOnlyFields.ts";

/** The project's video: a file or, while there is none, a YouTube URL. */
export function VideoSection({ videoJob }: { videoJob: VideoJob | undefined }) {
  const { fields, hints } = useTexts("adminProjects");
  const { videoFaults } = useTexts("adminCommon").files;
  const { errors, ...field } = useFieldState("projectInAction");
  const isLink = isVideoLink(field.initialValue);
  const link = {
    id: `${field.id}-link`,
    name: videoLinkName,
    errorId: `${field.errorId}-link`,
    descriptionId: `${field.descriptionId}-link`,
    errors: isLink ? errors : undefined,
    initialValue: isLink ? field.initialValue : "",
  };
  return (
    <FormSection name="video" hint={hints.video}>
      <FileField
        field={isLink ? { ...field, initialValue: "" } : { ...field, errors }}
        label={fields.projectInAction}
        accept="video"
        size="1410x800"
        {...(videoJob && { hint: stateOf(videoJob, hints, videoFaults) })}
        whenEmpty={
          <Field field={link} label={fields.videoLink} hint={hints.videoLink}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="url"
                placeholder="https://www.youtube.com/watch?v="
              />
            )}
          </Field>
        }
      />
    </FormSection>
  );
}

/** What staff are told of a video that is not, or not wholly, as it should be. */
function stateOf(
  { fault, error, progress }: VideoJob,
  hints: { videoFailed: string; videoPending: string },
  faults: FaultTexts,
): string {
  if (fault) return describeFault(fault, faults);
  return error ? hints.videoFailed : fill(hints.videoPending, { progress });
}
