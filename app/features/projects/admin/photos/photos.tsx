import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useId, useState } from "react";
import { useSubmissionCount } from "#app/connection/submissionCount.ts";
import { requestContext } from "#app/context.ts";
import { findShownPictures } from "#app/files/shownPaths.server.ts";
import { DraftLine } from "#app/forms/drafts/DraftLine.tsx";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { EnglishSwitch } from "#app/forms/EnglishSwitch.tsx";
import { AdminForm, noDraft } from "#app/forms/saving/AdminForm.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { SaveBar, SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import type { Route } from "./+types/photos.ts";
import { DecorativeFields, PhotoFields } from "./PhotoFields.tsx";
import styles from "./photos.module.css";
import type { PhotoForm } from "./photos.schema.ts";
import { findPictures, savePhotos } from "./savePhotos.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const { project } = await recordAt(params.id, ProjectDrafts.findToEdit);
  const texts = pickTexts(lang, "adminProjects");
  const pictures = await findPictures(project, texts.adminProjects, info);
  return {
    id: project.id,
    name: trimmed(project.name),
    pictures,
    shownPaths: await findShownPictures(pictures.map(({ path }) => path)),
    restored: await loadFormDraft({ url, context }),
    texts,
  };
}

export async function action(args: Route.ActionArgs) {
  const { project } = await recordAt(args.params.id, ProjectDrafts.findToEdit);
  return savePhotos(args, project, paths.admin.projectPhotos(recordIdAt(args.params.id)));
}

export const clientAction = formClientAction;

/** Also after a refusal: the next save is based on what somebody else has saved meanwhile. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.name ?? "");

/** /admin/projetos/{id}/fotos: the alternative texts of all pictures of a project, in one form. */
export default function PhotosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, pictures, restored } = loaderData;
  const { photos: texts } = useTexts("adminMedia");
  const drawn = useDrawn(pictures);
  return (
    <AdminPage
      title={name ? fill(texts.title, { name }) : texts.untitled}
      lead={pictures.length > 0 ? texts.lead : texts.none}
      back={{ to: paths.admin.project(id), label: texts.back }}
      isWide
    >
      {pictures.length > 0 && (
        <PhotosForm
          // Another one once texts are saved: the form knows of no changes then.
          key={`${pictures.map(({ path }) => path).join()} ${drawn}`}
          project={id}
          pictures={pictures}
          restored={restored}
          answer={actionData}
        />
      )}
    </AdminPage>
  );
}

/** A number that changes with what is shown after an accepted save, and never takes away what is typed. */
function useDrawn(pictures: unknown): number {
  const accepted = useSubmissionCount();
  const [shown, setShown] = useState({ accepted, pictures });
  if (accepted !== shown.accepted && pictures !== shown.pictures) setShown({ accepted, pictures });
  return shown.accepted;
}

interface PhotosFormProps {
  project: number;
  pictures: Awaited<ReturnType<typeof findPictures>>;
  restored: SubmissionResult<string[]> | undefined;
  answer: FormResponse | undefined;
}

function PhotosForm({ project, pictures, restored, ...props }: PhotosFormProps) {
  const answer = useLastResponse(props.answer);
  const { photos: texts } = useTexts("adminMedia");
  const [form, fields] = useForm<PhotoForm>({
    id: "fotos",
    defaultValue: {
      photos: pictures.map(({ draft, ...picture }) => ({ ...picture, draft: draft.tag })),
    },
    lastResult: useLastResult(answer, restored),
  });
  const rows = fields.photos.getFieldList();
  const { alt, decorative } = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const draftsId = useId();
  const drafts = pictures.filter(({ draft }) => draft.text !== undefined);

  /** `photos[2].altPt` is "Foto 3 da galeria: Texto alternativo". */
  function labelOf(name: string) {
    const [, index, field = ""] = /\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    const labels = {
      altPt: alt,
      altEn: fill(english.fieldLabel, { label: alt }),
      isDecorative: decorative,
    };
    const label = labels[field as keyof typeof labels];
    return label && `${pictures[Number(index)]?.label}: ${label}`;
  }

  return (
    <AdminForm
      {...getFormProps(form)}
      draft={noDraft}
      answer={answer}
      restored={restored}
      labelOf={labelOf}
    >
      <EnglishSwitch />
      <PhotoFields
        pictures={pictures}
        rows={rows}
        shownVersions={answer?.conflict?.rowVersions ?? {}}
      />
      <SaveBar>
        <ButtonLink to={paths.admin.project(project)} look="quiet">
          {texts.back}
        </ButtonLink>
        <SaveButtons label={texts.save} />
      </SaveBar>
      <DecorativeFields pictures={pictures} rows={rows} />
      {drafts.length > 0 && (
        <section aria-labelledby={draftsId} className={styles.drafts}>
          <h2 id={draftsId}>{texts.drafts}</h2>
          {drafts.map(({ label, draft }) => (
            <DraftLine
              key={draft.id}
              draft={{ ...draft, text: `${label}. ${draft.text}` }}
              overProject={project}
            />
          ))}
        </section>
      )}
    </AdminForm>
  );
}
