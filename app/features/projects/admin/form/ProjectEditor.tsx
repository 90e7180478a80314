import { FormProvider, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { PlannedLines, PublicationMoment } from "#app/features/schedule/admin/ScheduleFields.tsx";
import type { PlannedLine } from "#app/features/schedule/describePlanned.server.ts";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import type { VideoJob } from "#app/files/videos.repo.server.ts";
import { draftButton, publishAtField } from "#app/forms/drafts/formButtons.ts";
import type { ServedPresence } from "#app/forms/presence/presence.schema.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { projectFieldLabel } from "../../fieldLabels.ts";
import type { FieldEnglish } from "../../projectEnglish.repo.server.ts";
import { type Project, projectSchema } from "../../projects.schema.ts";
import type { OpenPoint } from "../../readiness/readiness.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { EditorBar } from "./EditorBar.tsx";
import type { Suggestions } from "./fields.tsx";
import { applyVideoLink } from "./formOnlyFields.ts";
import styles from "./ProjectEditor.module.css";
import { PreviewPane } from "./preview/PreviewPane.tsx";
import { usePreviewBeside } from "./preview/usePreviewBeside.ts";
import { OpenPoints } from "./ready/openPoints.tsx";
import { ReadyPanel } from "./ready/ReadyPanel.tsx";
import { SectionIndex } from "./SectionIndex.tsx";
import type { ProjectResponse } from "./saveProject.server.ts";
import { SectionStatesContext, useSectionStates } from "./sectionStatesContext.ts";
import { Sections } from "./sections/Sections.tsx";
import { StoredEnglishContext } from "./storedEnglish.ts";
import { useGoOnAt } from "./useFormPosition.ts";
import { useQuietTyping } from "./useQuietTyping.ts";
import { useShowFirstError } from "./useShowFirstError.ts";

interface ProjectEditorProps {
  title: string;
  /** The stored project's id; absent for a new one. */
  id?: number;
  /** Of a stored project. */
  state?: PublicationState;
  /** The form's initial values. */
  project: Project;
  /** The version of the public project that it is based on, 0 where there is none; absent for a new one. */
  version?: number;
  /** The tag of the draft that it shows, or `noDraft`; absent for a new one. */
  draft?: string;
  /** What that holds (`packDraft`). */
  openedDraft?: string | undefined;
  /** `contentHash` of it. */
  openedWith?: string | undefined;
  /** For a new project: the key that makes a double submit harmless. */
  idempotencyKey?: string;
  /** What visitors see. */
  publicPage?: string | undefined;
  /** The last answer to an approval link, in words. */
  lastAnswer?: { text: string; comment: string } | undefined;
  /** What is open about it. */
  openPoints: OpenPoint[];
  presence?: ServedPresence;
  /** What is scheduled for it. */
  planned?: readonly PlannedLine[];
  /** Its stored translations, to show which are outdated. */
  english?: FieldEnglish;
  /** Paths of its pictures that have an alternative text or need none. */
  described?: readonly string[];
  /** Progress of its video's renditions. */
  videoJob?: VideoJob | undefined;
  answer: ProjectResponse | undefined;
  /** Those of other projects, to choose from. */
  themes: Suggestions;
  restored: SubmissionResult<string[]> | undefined;
}

const formId = "projeto";
const titleId = "projeto-titulo";
const noEnglish: FieldEnglish = {};
const none: readonly string[] = [];

/**
 * The project form (spec 2): ten sections, validated by the same schema as on the server. Its fields are
 * uncontrolled, so that typing re-renders only what depends on it.
 */
export function ProjectEditor(props: ProjectEditorProps) {
  const {
    title,
    id,
    state,
    project,
    version,
    draft,
    openedDraft,
    openedWith,
    idempotencyKey,
    publicPage,
    lastAnswer,
    openPoints,
    planned = [],
    english = noEnglish,
    described = none,
    videoJob,
    themes,
    restored,
    presence,
  } = props;
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminProjects");
  const schedule = useTexts("adminSchedule");
  const formatError = messagesIn(useTexts("validation"));
  const lastResult = useLastResult(answer, restored);
  // A restored form and, since without JavaScript every added row submits the whole form, an answer may hold
  // other rows than the project. Conform gives keys to the default's rows only, and one without a key would
  // not take along what is typed in it when it is moved.
  const [start] = useState(() => lastResult?.initialValue ?? project);
  useQuietTyping(formId);
  const [form] = useForm<Project, Project, string[]>({
    id: formId,
    defaultValue: start,
    lastResult,
    // Validated on saving, then on blur: never while somebody types.
    shouldValidate: "onSubmit",
    shouldRevalidate: "onBlur",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: projectSchema, formatError }),
  });
  const states = useSectionStates(formId, start, { english, described });
  const beside = usePreviewBeside();
  useShowFirstError(formId);
  useGoOnAt(formId, id);

  return (
    <FormProvider context={form.context}>
      <SectionStatesContext value={states}>
        <AdminForm
          id={form.id}
          labelledBy={titleId}
          version={version}
          draft={draft}
          openedDraft={openedDraft}
          openedWith={openedWith}
          idempotencyKey={idempotencyKey}
          answer={answer}
          restored={restored}
          presence={presence}
          prepare={applyVideoLink}
          labelOf={(name) =>
            name === publishAtField ? schedule.form.at : projectFieldLabel(texts, name)
          }
          onSubmit={form.onSubmit}
          enterButton={draftButton}
          staysInPlace
          className={styles.form}
        >
          <OpenPoints id={id} formId={form.id} points={answer?.openPoints ?? openPoints}>
            <EditorBar
              title={title}
              titleId={titleId}
              id={id}
              state={state}
              publicPage={publicPage}
              beside={beside}
            >
              <PublicationMoment
                formId={form.id}
                planned={planned}
                result={lastResult ?? undefined}
              />
            </EditorBar>
            {state && id !== undefined && (
              <DraftNotice id={id} state={state} publicPage={publicPage} lastAnswer={lastAnswer} />
            )}
            <PlannedLines
              planned={planned}
              cancelPath={(scheduled) => paths.admin.cancelScheduled(id ?? 0, scheduled)}
            />
            <ReadyPanel formId={form.id} />
            <div
              className={classes(
                styles.columns,
                id !== undefined && beside.isOn && styles.withPreview,
              )}
            >
              <div className={styles.room}>
                <div className={styles.work}>
                  <SectionIndex />
                  <StoredEnglishContext value={english}>
                    <Sections
                      videoJob={videoJob}
                      themes={themes}
                      isFresh={id === undefined && !lastResult}
                    />
                  </StoredEnglishContext>
                </div>
              </div>
              {id !== undefined && beside.isOn && <PreviewPane id={id} />}
            </div>
          </OpenPoints>
        </AdminForm>
      </SectionStatesContext>
    </FormProvider>
  );
}
