import { FormProvider, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import type { VideoJob } from "#app/features/media/videos.repo.server.ts";
import { messagesIn } from "#app/forms/messages.ts";
import { AdminForm } from "#app/forms/saving/AdminForm.tsx";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { useLastAnswer } from "#app/forms/useLastAnswer.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { projectFieldLabel } from "../../fieldLabels.ts";
import type { FieldEnglish } from "../../projectEnglish.repo.server.ts";
import { type Project, projectSchema } from "../../projects.schema.ts";
import { EditorBar } from "./EditorBar.tsx";
import styles from "./ProjectEditor.module.css";
import { SectionIndex } from "./SectionIndex.tsx";
import { SectionStatesContext, useSectionStates } from "./sectionStatesContext.ts";
import { Sections } from "./sections/Sections.tsx";
import { StoredEnglishContext } from "./storedEnglish.ts";
import { useQuietTyping } from "./useQuietTyping.ts";
import { useShowFirstError } from "./useShowFirstError.ts";

interface ProjectEditorProps {
  title: string;
  /** The form's initial values. */
  project: Project;
  /** The stored project's version; absent for a new one. */
  version?: number;
  /** `contentMark` of it. */
  openedWith?: string;
  /** For a new project: the key that makes a double submit harmless. */
  idempotencyKey?: string;
  publicPage?: string;
  /** Its stored translations, to show which are outdated. */
  english?: FieldEnglish;
  /** Progress of its video's renditions. */
  videoJob?: VideoJob | undefined;
  answer: FormAnswer | undefined;
  restored: SubmissionResult<string[]> | undefined;
}

const formId = "projeto";

/**
 * The project form (spec 2): ten sections, validated by the same schema as on the server. Its fields are
 * uncontrolled, so that typing re-renders only what depends on it.
 */
export function ProjectEditor(props: ProjectEditorProps) {
  const {
    title,
    project,
    version,
    openedWith,
    idempotencyKey,
    publicPage,
    english = {},
    videoJob,
    restored,
  } = props;
  const answer = useLastAnswer(props.answer);
  const texts = useTexts("adminProjects");
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
  const states = useSectionStates(formId, start);
  useShowFirstError(formId);

  return (
    <FormProvider context={form.context}>
      <SectionStatesContext value={states}>
        <AdminForm
          id={form.id}
          version={version}
          openedWith={openedWith}
          idempotencyKey={idempotencyKey}
          answer={answer}
          restored={restored}
          labelOf={(name) => projectFieldLabel(texts, name)}
          onSubmit={form.onSubmit}
          className={styles.form}
        >
          <EditorBar title={title} publicPage={publicPage} />
          <div className={styles.columns}>
            <SectionIndex />
            <StoredEnglishContext value={english}>
              <Sections videoJob={videoJob} />
            </StoredEnglishContext>
          </div>
        </AdminForm>
      </SectionStatesContext>
    </FormProvider>
  );
}
